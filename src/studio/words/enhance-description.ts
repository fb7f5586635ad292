import { randomFor } from '../random.ts'
import { settingOf } from '../sheet/casting/settings.ts'
import type { Reading } from '../sheet/reading.ts'
import * as phrases from './lexicon/enhancements.ts'
import { readDescription } from './read-description.ts'

/**
 * The user's text, unchanged, with sentences that add what it leaves open: hair, eyes, clothes, mood, place, hour, light.
 * Always longer; whatever was read from the text is read from the result in the same way.
 */
export function enhanceDescription(text: string, { seed }: { seed: string }): string {
  const said = readDescription(text).reading
  const pick = <Option>(trait: string, options: readonly Option[]) =>
    options[Math.floor(randomFor(seed, trait)() * options.length)]!
  const start = text.trimEnd()
  let enhanced = /[.!?…]$/.test(start) || start === '' ? start : `${start}.`
  for (const sentence of sentencesFor(said, pick)) {
    const longer = `${enhanced} ${sentence}.`.trimStart()
    if (keeps(said, readDescription(longer).reading)) enhanced = longer
  }
  const closings = phrases.CLOSING_SENTENCES.map((closing) => `${enhanced} ${closing}.`.trimStart())
  const harmless = closings.filter((longer) => keeps(said, readDescription(longer).reading))
  return pick('closing', harmless.length > 0 ? harmless : closings)
}

type Pick = <Option>(trait: string, options: readonly Option[]) => Option

function sentencesFor(said: Reading, pick: Pick): string[] {
  const subject = said.gender === 'female' ? 'She' : said.gender === 'male' ? 'He' : 'The character'
  const setting = settingOf(said)
  const sentences = [
    ...hairSentences(said, subject, pick),
    ...(said.eyeColor ? [] : [`${subject} has ${pick('eyes', phrases.EYE_WORDS)} eyes`]),
    ...(said.garments ? [] : [`${subject} wears ${pick('outfit', phrases.OUTFIT_PHRASES[setting])}`]),
    ...(said.expression ? [] : [pick('mood', phrases.MOOD_SENTENCES)]),
    ...(said.pose || said.props ? [] : [`${subject} is seen ${pick('pose', phrases.POSE_SENTENCES)}`]),
  ]
  const place = said.place ? undefined : pick('place', phrases.PLACE_PHRASES[setting])
  const hour = said.timeOfDay ? undefined : pick('hour', phrases.HOUR_WORDS)
  if (place || hour) sentences.push(['The scene is set', place, hour].filter(Boolean).join(' '))
  if (!said.weather) sentences.push(pick('weather', phrases.WEATHER_SENTENCES))
  if (!said.light) sentences.push(pick('light', phrases.LIGHT_SENTENCES))
  return sentences
}

function hairSentences({ hairColor, hairStyle, age, species }: Reading, subject: string, pick: Pick): string[] {
  if (hairStyle === 'bald' || species === 'robot' || species === 'alien' || (hairColor && hairStyle)) return []
  if (hairColor) return [`The hair is ${pick('hair style', phrases.HAIR_STYLE_WORDS)}`]
  if (hairStyle) return [`The hair is ${pick('hair color', phrases.HAIR_COLOR_WORDS)}`]
  const isOld = age === 'old' || Number(age) > 60
  return [`${subject} has ${pick('hair', isOld ? phrases.OLD_HAIR_PHRASES : phrases.HAIR_PHRASES)}`]
}

/** Whether a longer text still says all that the shorter one said. */
function keeps(said: Reading, longer: Reading): boolean {
  return (Object.keys(said) as (keyof Reading)[]).every(
    (trait) => JSON.stringify(said[trait]) === JSON.stringify(longer[trait]),
  )
}
