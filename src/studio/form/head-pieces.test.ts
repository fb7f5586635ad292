import { describe, expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import { giveForm } from '../body/given-form.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { measurePerson } from '../person/measure-person.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet, HairSheet } from '../sheet/character-sheet.ts'
import type { HeadwearKind } from '../sheet/headwear-kind.ts'
import { aCharacter } from '../testing/a-character.ts'
import { facePoint } from './head.ts'
import { buildHeadPieces } from './head-pieces.ts'

const HAIR_KINDS = [
  'bald',
  'shaved',
  'short',
  'crop',
  'spiky',
  'bob',
  'shoulder',
  'long',
  'very long',
  'curly',
  'afro',
  'pony tail',
  'twin tails',
  'bun',
  'braid',
  'twin braids',
  'dreadlocks',
  'mohawk',
  'undercut',
  'slicked back',
  'space buns',
  'topknot',
  'side tail',
  'pigtails',
  'half up',
  'mullet',
  'quiff',
  'cornrows',
  'box braids',
] as const satisfies readonly HairSheet['kind'][]
const HEADWEAR_KINDS = [
  'hat',
  'wide hat',
  'witch hat',
  'top hat',
  'cap',
  'beanie',
  'beret',
  'crown',
  'tiara',
  'helmet',
  'hood',
  'headband',
  'bandana',
  'turban',
  'headwrap',
  'powdered wig',
  'veil',
  'pirate hat',
  'flower crown',
  'headphones',
  'cowboy hat',
  'headscarf',
  'nun veil',
] as const satisfies readonly HeadwearKind[]

const MASKS = ['medical mask', 'cloth mask', 'half mask', 'carnival mask', 'full mask', 'gas mask', 'plague mask'] as const

function piecesOf(sheet: CharacterSheet): Surface[] {
  return buildHeadPieces(sheet, proportionsFor(sheet, 'anime'))
}

function expectSound(surfaces: readonly Surface[]): void {
  for (const { positions, normals, triangles, colors, uvs } of surfaces) {
    const vertices = positions.length / 3
    expect(normals.length).toBe(positions.length)
    if (colors) expect(colors.length).toBe(positions.length)
    if (uvs) expect(uvs.length).toBe(vertices * 2)
    expect(triangles.every((index) => index < vertices)).toBe(true)
    expect(positions.every((value) => Math.abs(value) < 8)).toBe(true)
    expect(normals.every(Number.isFinite)).toBe(true)
  }
}

const partsIn = (surfaces: readonly Surface[]) => surfaces.map(({ part }) => part)
const bytesOf = (surfaces: readonly Surface[]) => surfaces.map(({ positions }) => Array.from(positions))

describe('every head is sound', () => {
  test.each(HAIR_KINDS)('with %s hair', (kind) => {
    expectSound(piecesOf(aCharacter({ hair: { ...aCharacter().hair, kind } })))
  })
  test.each(['none', 'straight', 'swept', 'parted', 'curtain'] as const)('with a %s fringe', (fringe) => {
    expectSound(piecesOf(aCharacter({ hair: { ...aCharacter().hair, kind: 'bob', fringe } })))
  })
  test.each(HEADWEAR_KINDS)('with a %s', (kind) => {
    expectSound(piecesOf(aCharacter({ headwear: { kind, color: [0.3, 0.3, 0.4], trim: [0.8, 0.7, 0.3] } })))
  })
  test.each([
    'round',
    'pointed',
    'long pointed',
    'cat',
    'fox',
    'wolf',
    'dog',
    'rabbit',
    'bear',
    'mouse',
    'horse',
    'deer',
    'tufts',
    'fin',
    'none',
  ] as const)('with %s ears', (ears) => {
    expectSound(piecesOf(aCharacter({ ears })))
  })
  test.each(['small', 'curved', 'ram', 'antlers', 'unicorn'] as const)('with %s horns', (kind) => {
    expectSound(piecesOf(aCharacter({ horns: { kind, color: [0.4, 0.3, 0.3] } })))
  })
  test.each([
    'moustache',
    'handlebar moustache',
    'drooping moustache',
    'goatee',
    'mutton chops',
    'short beard',
    'full beard',
    'long beard',
    'braided beard',
  ] as const)('with a %s', (kind) => {
    expectSound(piecesOf(aCharacter({ masculinity: 1, facialHair: { kind, color: [0.3, 0.2, 0.1] } })))
  })
  test.each(['round glasses', 'square glasses', 'sunglasses', 'goggles', 'monocle', 'eyepatch', 'visor'] as const)(
    'with %s',
    (kind) => {
      expectSound(piecesOf(aCharacter({ eyewear: { kind, color: [0.1, 0.1, 0.1] } })))
    },
  )
  test.each(['straight', 'wavy', 'curly', 'coily'] as const)('with %s hair', (texture) => {
    for (const kind of ['short', 'bob', 'very long', 'pony tail'] as const)
      expectSound(piecesOf(aCharacter({ hair: { ...aCharacter().hair, kind, texture } })))
  })
  test.each(MASKS)('with a %s', (kind) => {
    expectSound(piecesOf(aCharacter({ marks: [{ kind, place: 'face', color: [0.2, 0.2, 0.2] }] })))
  })
  test.each([3, 12, 30, 90])('at the age of %i', (ageYears) => {
    expectSound(piecesOf(aCharacter({ ageYears, masculinity: 1 })))
  })
})

test('the same sheet has the same head, to the last bit', () => {
  const sheet = aCharacter({
    hair: { ...aCharacter().hair, kind: 'curly' },
    facialHair: { kind: 'full beard', color: [0, 0, 0] },
  })
  expect(bytesOf(piecesOf(sheet))).toEqual(bytesOf(piecesOf(sheet)))
})

test('another eye colour, beard or pair of glasses leaves every lock where it was', () => {
  const plain = piecesOf(aCharacter())
  const locks = bytesOf(plain)
  const dressed = piecesOf(
    aCharacter({ eyes: { ...aCharacter().eyes, left: [1, 0, 0] }, eyewear: { kind: 'goggles', color: [0, 0, 0] } }),
  )
  expect(bytesOf(dressed.slice(0, plain.length))).toEqual(locks)
})

test('head, ears and cap keep the ids that styles know; everything else has its own', () => {
  const parts = partsIn(piecesOf(aCharacter()))
  expect(parts.slice(0, 3)).toEqual([PART.head, PART.earLeft, PART.earRight])
  expect(parts).toContain(PART.hairCap)
  const own = parts.filter((part) => part >= PART.firstFree)
  expect(new Set(own).size).toBe(own.length)
})

test('the face stands out at the nose and sinks at the eyes', () => {
  const proportions = proportionsFor(aCharacter(), 'real')
  const z = (x: number, y: number) => facePoint(x, y, proportions)[2]
  expect(z(0, proportions.noseBaseY - 0.05)).toBeGreaterThan(z(0.2, proportions.noseBaseY - 0.05) + 0.08)
  expect(z(proportions.eyeX, proportions.eyeY)).toBeLessThan(z(proportions.eyeX, proportions.browY))
})

test('a hat presses the hair: nothing of it comes through the crown', () => {
  const hair = { ...aCharacter().hair, kind: 'spiky' as const, volume: 0.2 }
  const bare = aCharacter({ hair })
  const hatted = aCharacter({ hair, headwear: { kind: 'beanie', color: [1, 0, 0], trim: [1, 1, 1] } })
  const top = (sheet: CharacterSheet) =>
    Math.min(
      ...piecesOf(sheet)
        .filter(({ uvs }) => uvs)
        .filter(({ material }) => material === 2)
        .flatMap(({ positions }) => Array.from(positions).filter((_, at) => at % 3 === 1)),
    )
  expect(top(bare)).toBeLessThan(-1.15)
  expect(top(hatted)).toBeGreaterThan(-1.12)
})

const hasHair = (surfaces: readonly Surface[]) => surfaces.some(({ material }) => material === MATERIAL.hair)
const worn = (kind: HeadwearKind) =>
  piecesOf(
    aCharacter({
      hair: { ...aCharacter().hair, kind: 'twin braids' },
      headwear: { kind, color: [0.2, 0.3, 0.4], trim: [1, 1, 1] },
    }),
  )

test('a headscarf and a veil hide hair and ears, a turban all but the edge, a hood and a hat do not', () => {
  for (const kind of ['headscarf', 'nun veil'] as const) {
    expect(hasHair(worn(kind))).toBe(false)
    expect(partsIn(worn(kind))).not.toContain(PART.earLeft)
  }
  const underTurban = worn('turban').filter(({ material }) => material === MATERIAL.hair)
  expect(partsIn(underTurban)).toEqual([PART.hairCap])
  for (const kind of ['hood', 'hat'] as const) expect(partsIn(worn(kind)).length).toBeGreaterThan(40)
})

test('a mask over the mouth hides the beard, one over the eyes does not', () => {
  const bearded = (kind: (typeof MASKS)[number]) =>
    aCharacter({
      hair: { ...aCharacter().hair, kind: 'bald' },
      facialHair: { kind: 'long beard', color: [0.3, 0.2, 0.1] },
      marks: [{ kind, place: 'face', color: [0.2, 0.2, 0.2] }],
    })
  expect(hasHair(piecesOf(bearded('medical mask')))).toBe(false)
  expect(hasHair(piecesOf(bearded('half mask')))).toBe(true)
})

/** Which cells of a coarse raster the hair fills, seen from three quarters. */
function silhouetteOf(sheet: CharacterSheet): Set<number> {
  const cells = new Set<number>()
  const [cos, sin] = [Math.cos(0.4), Math.sin(0.4)]
  for (const { material, positions } of piecesOf(sheet)) {
    if (material !== MATERIAL.hair) continue
    for (let at = 0; at < positions.length; at += 3) {
      const x = positions[at]! * cos + positions[at + 2]! * sin
      cells.add(Math.floor(x * 8) * 1000 + Math.floor(positions[at + 1]! * 8))
    }
  }
  return cells
}

test('no two cuts share a silhouette', () => {
  const cuts = HAIR_KINDS.filter((kind) => kind !== 'bald')
  const shapes = cuts.map((kind) => silhouetteOf(aCharacter({ hair: { ...aCharacter().hair, kind, fringe: 'none' } })))
  shapes.forEach((shape, index) => {
    shapes.slice(index + 1).forEach((other, later) => {
      const apart = [...shape].filter((cell) => !other.has(cell)).length + [...other].filter((cell) => !shape.has(cell)).length
      expect(apart / Math.max(shape.size, other.size), `${cuts[index]} and ${cuts[index + 1 + later]}`).toBeGreaterThan(0.055)
    })
  })
})

test('white make-up whitens the face and leaves ears and the back of the head', () => {
  const [head] = piecesOf(aCharacter({ marks: [{ kind: 'white make-up', place: 'face', color: [1, 1, 1] }] }))
  const { positions, colors } = head!
  const blueAt = (isThere: (z: number, y: number) => boolean) =>
    Math.min(
      ...Array.from({ length: positions.length / 3 }, (_, vertex) => vertex * 3)
        .filter((at) => isThere(positions[at + 2]!, positions[at + 1]!))
        .map((at) => colors![at + 2]!),
    )
  expect(blueAt((z, y) => z > 0.6 && y > 0 && y < 0.6)).toBeGreaterThan(0.85)
  expect(blueAt((z) => z < -0.3)).toBeCloseTo(aCharacter().skin.base[2], 5)
})

test('a person of the human form has its own ears, and besides them those of an animal when they are said', () => {
  giveForm('whole', () => formBytes('whole'))
  const earsOf = (ears: CharacterSheet['ears']) => {
    const sheet = aCharacter({ ears })
    const pieces = buildHeadPieces(sheet, measurePerson(sheet, () => proportionsFor(sheet, 'real'), 'real')!)
    return pieces.filter(({ part }) => part === PART.earLeft || part === PART.earRight)
  }
  expect(earsOf('cat')).toHaveLength(2)
  expect(earsOf('round')).toEqual([])
})
