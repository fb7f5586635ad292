import { expect, test } from 'vitest'
import { readCorpus } from '../../../scripts/corpus.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { bodyOfSheet } from './body-of-sheet.ts'
import type { BodySheet } from './cast-body.ts'

/** By chance a value is clearly more in every one of these seldom. */
const SEEDS = ['1', '2', '3', '4', '5']
const CLEARLY = { face: 0.2, build: 0.2, shape: 0.06 }
const ORDINARY = { face: 0, build: 0, shape: 0.5 }

/** What a stated trait must do: 'aquiline nose: face.noseHump +'; `+` clearly more than the ordinary, `-` less, `not +` not more. */
const wantedOf = (states: string) => states.split(' | ').map((wanted) => /^(.+): (\S+) (.+)$/.exec(wanted)!.slice(1) as Wanted)
type Wanted = [said: string, value: string, how: string]

function isHeard(text: string, [, path, how]: Wanted): boolean {
  const { reading } = readDescription(text)
  const [part, value] = path.split('.') as [keyof typeof CLEARLY, string] // as the corpus is written
  const all = SEEDS.map((seed) => {
    const { character } = castCharacter(reading, { seed, candidate: 1, style: 'photoreal' })
    const body: BodySheet | undefined = bodyOfSheet(character)
    const found = (body?.[part] as Readonly<Record<string, number>> | undefined)?.[value] ?? ORDINARY[part]
    return found - ORDINARY[part]
  })
  const clearly = CLEARLY[part]
  const isSo = how.endsWith('+') ? all.every((by) => by > clearly) : all.every((by) => by < -clearly)
  return how.startsWith('not') ? !isSo : isSo
}

/** Seen when these were written: 84 of 171 of the first before words were carried, 169 since; 61 of 65 of the strangers. */
test.each([
  ['as people write them', 'bodies', 0.97],
  ['to which nothing was tuned', 'strange-bodies', 0.92],
])('what is said of faces and bodies reaches the body, in descriptions %s', (_, name, least) => {
  const all = readCorpus('body', name).flatMap(([text, states]) => wantedOf(states).map((wanted) => ({ text, wanted })))
  const missed = all.filter(({ text, wanted }) => !isHeard(text, wanted))
  const told = missed.map(({ text, wanted: [said] }) => `${said}: ${text}`).join('\n')
  expect(1 - missed.length / all.length, told).toBeGreaterThan(least)
})
