import type { JobCard } from '#contract/entities/job.ts'

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

/** "Second in line, about 3 min": where a waiting job stands and when it begins, as far as the server knows it. */
export function queueWords({ queuePlace, waitSeconds }: Pick<JobCard, 'queuePlace' | 'waitSeconds'>): string {
  if (queuePlace === undefined) return 'Starts as soon as a place is free'
  const place = `${ordinal(queuePlace)} in line`
  return waitSeconds === undefined ? place : `${place}, ${aboutTime(waitSeconds)}`
}

/** "about 20 s", "about 3 min", "about 2 h": no more exact than anybody can know. */
export function aboutTime(seconds: number): string {
  if (seconds < 10) return 'a few seconds'
  if (seconds < 55) return `about ${Math.round(seconds / 10) * 10} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `about ${Math.max(1, minutes)} min` : `about ${Math.round(minutes / 60)} h`
}

function ordinal(place: number): string {
  const word = ORDINALS[place - 1]
  if (word) return word
  const isTeen = place % 100 >= 11 && place % 100 <= 13
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th')
  return `${place}${ending}`
}
