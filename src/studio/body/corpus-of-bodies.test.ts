import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { bodyOfSheet } from './body-of-sheet.ts'
import type { BodySheet } from './cast-body.ts'
import { CORPUS_OF_BODIES, type DescribedBody, type Wanted } from './corpus-of-bodies.ts'

/** By chance a value is clearly more in every one of these seldom. */
const SEEDS = ['1', '2', '3', '4', '5']
const CLEARLY = { face: 0.2, build: 0.2, shape: 0.06 }
const ORDINARY = { face: 0, build: 0, shape: 0.5 }

function isHeard({ text }: DescribedBody, [, path, how]: Wanted): boolean {
  const { reading } = readDescription(text)
  const [part, value] = path.split('.') as [keyof typeof CLEARLY, string] // as the corpus is written
  const all = SEEDS.map((seed) => {
    const { character } = castCharacter(reading, { seed, candidate: 1, style: 'photoreal' })
    const body: BodySheet | undefined = bodyOfSheet(character)
    const found = (body?.[part] as Readonly<Record<string, number>> | undefined)?.[value] ?? ORDINARY[part]
    return found - ORDINARY[part]
  })
  const clearly = CLEARLY[part]
  if (how === '-') return all.every((by) => by < -clearly)
  const isMore = all.every((by) => by > clearly)
  return how === '+' ? isMore : !isMore
}

test('what people say of faces and bodies reaches the body', () => {
  const all = CORPUS_OF_BODIES.flatMap((described) => described.wanted.map((wanted) => ({ described, wanted })))
  const missed = all.filter(({ described, wanted }) => !isHeard(described, wanted))
  const share = 1 - missed.length / all.length
  console.log(
    `${all.length - missed.length} of ${all.length} (${share.toFixed(3)})`,
    missed.map(({ described, wanted }) => `${wanted[0]} — ${described.text}`),
  )
  expect(share).toBeGreaterThan(0)
})
