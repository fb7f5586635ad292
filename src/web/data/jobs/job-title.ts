import type { JobCard } from '#contract/entities/job.ts'

/** Longer words are no name. */
const MOST_CHARS = 60

/** Whom or what a job is about, for its card: a film of nobody in particular is called by what was asked for. */
export function jobTitle({ characterName, prompt }: Pick<JobCard, 'characterName' | 'prompt'>): string {
  if (characterName) return characterName
  const letters = Array.from(prompt.replaceAll(/\s+/g, ' ').trim())
  if (letters.length === 0) return 'Untitled'
  return letters.length > MOST_CHARS ? `${letters.slice(0, MOST_CHARS).join('').trimEnd()}…` : letters.join('')
}
