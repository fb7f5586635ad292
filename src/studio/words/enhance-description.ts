import { randomFor } from '../random.ts'
import { settingOf } from '../sheet/casting/settings.ts'
import type { Reading } from '../sheet/reading.ts'
import * as phrases from './lexicon/enhancements.ts'
import { openTopics, type Topic } from './open-topics.ts'
import { readDescription } from './read-description.ts'

/** A sentence that may be added, and the traits that it says something about. */
interface Addition {
  readonly sentence: string
  readonly says: readonly (keyof Reading)[]
}

/**
 * The user's text, unchanged, with sentences about what it leaves open: hair, eyes, clothes, mood, place, hour, light. Nothing is
 * added about what any word of it could be about, so that nothing is contradicted. Always longer; whatever was read from the text
 * is read from the result in the same way, and what else is read there is what was added.
 */
export function enhanceDescription(text: string, { seed }: { seed: string }): string {
  const read = readDescription(text)
  const pick = <Option>(trait: string, options: readonly Option[]) =>
    options[Math.floor(randomFor(seed, trait)() * options.length)]!
  const start = text.trimEnd()
  const begun = /[.!?…]$/.test(start) || start === '' ? start : `${start}.`
  const additions = additionsFor(read.reading, openTopics(text, read), pick)
  const said = withoutContradiction(begun, read.reading, additions)
  const closings = phrases.CLOSING_SENTENCES.map((closing) => joined(said, closing))
  const harmless = closings.filter((longer) => keeps(read.reading, longer, traitsOf(additions)))
  return pick('closing', harmless.length > 0 ? harmless : closings)
}

type Pick = <Option>(trait: string, options: readonly Option[]) => Option

const joined = (text: string, sentence: string) => `${text} ${sentence}.`.trimStart()
const traitsOf = (additions: readonly Addition[]) => additions.flatMap(({ says }) => says)

/** All of them where that changes nothing that was read; else those that change nothing, one after the other. */
function withoutContradiction(begun: string, said: Reading, additions: readonly Addition[]): string {
  const all = additions.reduce((longer, { sentence }) => joined(longer, sentence), begun)
  if (additions.length === 0 || keeps(said, all, traitsOf(additions))) return all
  const taken: Addition[] = []
  let enhanced = begun
  for (const addition of additions) {
    const longer = joined(enhanced, addition.sentence)
    if (!keeps(said, longer, traitsOf([...taken, addition]))) continue
    enhanced = longer
    taken.push(addition)
  }
  return enhanced
}

function additionsFor(said: Reading, open: ReadonlySet<Topic>, pick: Pick): Addition[] {
  const subject = said.gender === 'female' ? 'She' : said.gender === 'male' ? 'He' : 'The character'
  const setting = settingOf(said)
  const additions: Addition[] = []
  const add = (says: Addition['says'], sentence: string) => additions.push({ says, sentence })
  if (open.has('hair')) {
    for (const sentence of hairSentences(said, subject, pick)) add(['hairColor', 'hairStyle'], sentence)
  }
  if (open.has('eyes')) add(['eyeColor'], `${subject} has ${pick('eyes', phrases.EYE_WORDS)} eyes`)
  if (open.has('clothes')) {
    add(['garments', 'headwear', 'jewellery'], `${subject} wears ${pick('outfit', phrases.OUTFIT_PHRASES[setting])}`)
  }
  if (open.has('mood')) add(['expression'], pick('mood', phrases.MOOD_SENTENCES))
  if (open.has('pose')) add(['pose'], `${subject} is seen ${pick('pose', phrases.POSE_SENTENCES)}`)
  const place = open.has('place') ? pick('place', phrases.PLACE_PHRASES[setting]) : undefined
  const hour = open.has('hour') ? pick('hour', phrases.HOUR_WORDS) : undefined
  if (place || hour) add(['place', 'timeOfDay', 'light'], ['The scene is set', place, hour].filter(Boolean).join(' '))
  if (open.has('weather')) add(['weather'], pick('weather', phrases.WEATHER_SENTENCES))
  if (open.has('light') && !hour) add(['light'], pick('light', phrases.LIGHT_SENTENCES))
  return additions
}

function hairSentences({ hairColor, hairStyle, age }: Reading, subject: string, pick: Pick): string[] {
  if (hairStyle === 'bald' || (hairColor && hairStyle)) return []
  if (hairColor) return [`The hair is ${pick('hair style', phrases.HAIR_STYLE_WORDS)}`]
  if (hairStyle) return [`The hair is ${pick('hair color', phrases.HAIR_COLOR_WORDS)}`]
  const isOld = age === 'old' || Number(age) > 60
  return [`${subject} has ${pick('hair', isOld ? phrases.OLD_HAIR_PHRASES : phrases.HAIR_PHRASES)}`]
}

/** Whether a longer text says all that the shorter one said, and beside that nothing but what was meant to be added. */
function keeps(said: Reading, longer: string, added: readonly (keyof Reading)[]): boolean {
  const { reading } = readDescription(longer)
  const traits = new Set([...Object.keys(said), ...Object.keys(reading)] as (keyof Reading)[])
  return [...traits].every(
    (trait) =>
      JSON.stringify(said[trait]) === JSON.stringify(reading[trait]) || (said[trait] === undefined && added.includes(trait)),
  )
}
