import { beforeAll, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { personOf } from '../../person/person-of.ts'
import { carryVertices, poseBones } from '../../person/pose-person.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import type { Stand } from '../stand.ts'
import { standUp } from '../stand-up.ts'
import { trunkCloth } from './cloth-fields.ts'
import { type CollarOnSkin, sewCollarOnSkin } from './collar-on-skin.ts'
import { necklineCut } from './neckline.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

const SHIRT: CollarOnSkin = {
  from: 0.55,
  gap: 0.04,
  standFront: 0.2,
  standBack: 0.28,
  fall: 0.42,
  points: 0.75,
  apart: 0.15,
  clearance: 0.05,
  thick: 0.05,
}
const ROLL: CollarOnSkin = { ...SHIRT, from: 0, fall: 0.34, points: 0.34, apart: 0, clearance: 0.09, thick: 0.075 }
const PLAIN: CollarOnSkin = { ...SHIRT, from: 0.06, fall: 0, points: 0 }

const who = [
  { ageYears: 30, masculinity: 0 },
  { ageYears: 45, masculinity: 1, build: { ...aCharacter().build, muscle: 1, weight: 0.6 } },
  { ageYears: 8, masculinity: 1 },
]

function standOf(traits: (typeof who)[number]): Stand {
  const sheet = aCharacter({ props: [], ...traits })
  const stand = standUp(sheet, aScene({ pose: 'relaxed' }), proportionsFor(sheet, 'real'))
  const person = personOf(sheet)
  if (stand.body || !person) return stand
  const { form, rest } = person
  return { ...stand, body: { form, rest, posed: carryVertices(rest, form, poseBones(person, stand.joints, stand.headInBody)) } }
}

test.each(who)('collars hug the neck and lie on the shoulders at $ageYears years, and nowhere stand off', (traits) => {
  const stand = standOf(traits)
  const cloth = trunkCloth(stand, { offset: 0.07, hang: 0.35 })
  for (const cut of [SHIRT, ROLL, PLAIN]) {
    const { positions } = sewCollarOnSkin(stand, cloth, cut)
    const away = Array.from({ length: positions.length / 3 }, (_, at) =>
      cloth(positions[at * 3]!, positions[at * 3 + 1]!, positions[at * 3 + 2]!),
    )
    expect(Math.max(...away)).toBeLessThan(0.24)
    expect(Math.min(...away)).toBeGreaterThan(-0.16)
    // Its edge comes to lie outside the cloth that it is sewn to.
    expect(away.filter((value) => value > 0.02).length / away.length).toBeGreaterThan(0.6)
  }
})

test.each(who)('one that stands up and flares stays at the neck, at $ageYears years', (traits) => {
  const stand = standOf(traits)
  const cloth = trunkCloth(stand, { offset: 0.15, hang: 0.35 })
  const flared = { ...PLAIN, from: 0.6, gap: 0.18, standFront: 0.24, standBack: 0.62, flare: 0.22 }
  const { positions } = sewCollarOnSkin(stand, cloth, flared)
  for (let at = 0; at < positions.length; at += 3) {
    expect(Math.abs(positions[at]!)).toBeLessThan(1.4)
    expect(positions[at + 1]!).toBeGreaterThan(-1.9)
    expect(positions[at + 1]!).toBeLessThan(0.5)
  }
})

test.each(who)('cloth under a collar ends where it is sewn on, at $ageYears years', (traits) => {
  const stand = standOf(traits)
  const beside = [stand.skeleton.shoulderX * 0.3, -0.8, 0] as const
  const onShoulder = [stand.skeleton.shoulderX * 0.75, 0.1, 0] as const
  for (const neckline of ['v', 'high'] as const) {
    const cut = necklineCut(stand, neckline, true, true)
    expect(cut(...beside)).toBeGreaterThan(0)
    expect(cut(...onShoulder)).toBeLessThan(0)
  }
})

test.each(who)('an open collar begins on the edges of its front and not in the opening, at $ageYears years', (traits) => {
  const stand = standOf(traits)
  const neckline = necklineCut(stand, 'narrow v', true, true)
  const { positions } = sewCollarOnSkin(stand, trunkCloth(stand, { offset: 0.07, hang: 0.35 }), { ...SHIRT, neckline })
  const columns = 49
  for (const column of [0, columns - 1]) {
    const edge = (positions.length / 3 / columns - 1) * columns + column
    expect(neckline(positions[edge * 3]!, positions[edge * 3 + 1]!, positions[edge * 3 + 2]!)).toBeLessThan(0)
  }
})
