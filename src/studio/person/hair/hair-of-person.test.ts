import { describe, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { landmarkOf, landmarkVertex } from '../../body/landmarks.ts'
import type { Strands } from '../../raster/strands.ts'
import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { personOf } from '../person-of.ts'
import { facialDensity } from './face-zones.ts'
import { hairGround } from './hair-ground.ts'
import { hairOfPerson } from './hair-of-person.ts'
import { radiusToward } from './radial-shape.ts'
import { recessionOf } from './scalp-density.ts'
import { scalpShade } from './scalp-shade.ts'

giveForm('whole', () => formBytes('whole'))

const KINDS: readonly HairSheet['kind'][] = [
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
]

type Look = Partial<HairSheet>

function withHair(look: Look, over: Partial<CharacterSheet> = {}): CharacterSheet {
  const plain = aCharacter()
  return aCharacter({ ...over, hair: { ...plain.hair, fringe: 'none', ...look } })
}

/** Scalp hair comes first, then what grows on the face. */
function grown(sheet: CharacterSheet): readonly Strands[] {
  let part = 16
  return hairOfPerson(personOf(sheet)!, sheet, { unitPx: 60, nextPart: () => part++ })
}

const scalpOf = (look: Look, over: Partial<CharacterSheet> = {}) => grown(withHair(look, over))[0]!

/** Every point that is not near its root: place, and how far along. */
function* pointsOf({ starts, positions }: Strands, from = 0.3) {
  for (let strand = 0; strand < starts.length - 1; strand += 1) {
    const [first, last] = [starts[strand]!, starts[strand + 1]! - 1]
    for (let point = first; point <= last; point += 1) {
      if (point - first < (last - first) * from) continue
      yield [positions[point * 3]!, positions[point * 3 + 1]!, positions[point * 3 + 2]!] as const
    }
  }
}

const lowest = (strands: Strands) => [...pointsOf(strands)].reduce((low, [, y]) => Math.max(low, y), -1)
const lowestBeforeTheChin = (strands: Strands) =>
  [...pointsOf(strands)].reduce((low, [x, y, z]) => (Math.abs(x) < 0.2 && z > 0.45 ? Math.max(low, y) : low), -1)
const highest = (strands: Strands) => [...pointsOf(strands, 0)].reduce((high, [, y]) => Math.min(high, y), 1)

describe('hair of a person', () => {
  test('where hair is lost, the temples go first, the top last, and a ring above the ears stays', () => {
    const shadeOf = (look: Look) => {
      const sheet = withHair(look, { masculinity: 0.8, ageYears: 30 })
      const { form } = personOf(sheet)!
      const shade = scalpShade({ form }, sheet)
      const meanOf = (isThere: (x: number, y: number, z: number) => boolean) => {
        const all = [...shade].filter((_, at) =>
          isThere(...(form.base.slice(at * 3, at * 3 + 3) as unknown as [number, number, number])),
        ) // three axes
        return all.reduce((sum, value) => sum + value, 0) / all.length
      }
      return {
        corner: meanOf((x, y, z) => z > 0.9 && y > 7.85 && Math.abs(x) > 0.3),
        top: meanOf((x, y, z) => y > 8.2 && z < 0.4 && Math.abs(x) < 0.2),
        back: meanOf((_x, y, z) => y > 7 && y < 7.4 && z < -0.2),
      }
    }
    const [full, temples, top] = [
      shadeOf({ kind: 'crop' }),
      shadeOf({ kind: 'crop', lost: 'temples' }),
      shadeOf({ kind: 'bald', lost: 'top' }),
    ]
    expect(temples.corner).toBeLessThan(full.corner * 0.5)
    expect(temples.top).toBeGreaterThan(0.2)
    expect(top.top).toBe(0)
    expect(top.back).toBeGreaterThan(0.5)
  })

  test('a fade is nearly skin over the ears, where an undercut is one length', () => {
    const lengthOf = (look: Look) => {
      const { starts, positions } = scalpOf({ kind: 'undercut', texture: 'straight', ...look })
      const low = [...starts.slice(0, -1)].filter((start) => positions[start * 3 + 1]! > 0.05)
      return low.length
    }
    expect(lengthOf({ isFaded: true })).toBeLessThan(lengthOf({}) * 0.7)
  })

  test('the same sheet grows the same hairs to the byte', () => {
    const look: Look = { kind: 'curly', texture: 'curly' }
    const over: Partial<CharacterSheet> = { facialHair: { kind: 'full beard', color: [0.3, 0.2, 0.1] } }
    const [first, second] = [grown(withHair(look, over)), grown(withHair(look, over))]
    expect(first.length).toBe(4)
    for (const [index, strands] of first.entries()) expect(strands).toEqual(second[index])
    expect(grown(withHair(look, { seed: 'another' }))[0]!.positions).not.toEqual(first[0]!.positions)
  })

  test.each(KINDS)('%s lies outside the skull and leaves the eyes free', (kind) => {
    // The farther off the middle a parting is, the more hair has to pass the face.
    const sheet = withHair({ kind, texture: 'wavy', parting: -0.9, volume: 0.16 })
    const person = personOf(sheet)!
    const { head } = hairGround(person)
    const strands = grown(sheet)[0]!
    expect(strands.starts.length).toBeGreaterThan(300)
    const eye = (side: 'left' | 'right', name: 'innerEye' | 'outerEye' | 'upperLid' | 'lowerLid') => {
      const vertex = landmarkOf(person.form, person.rest, name, side)
      return vertex.map((value, axis) => value - person.headOrigin[axis]!)
    }
    const [outer, upper, lower] = [eye('left', 'outerEye'), eye('left', 'upperLid'), eye('left', 'lowerLid')]
    let inside = 0
    let before = 0
    let count = 0
    for (const [x, y, z] of pointsOf(strands)) {
      count += 1
      const [dx, dy, dz] = [x - head.center[0], y - head.center[1], z - head.center[2]]
      if (Math.sqrt(dx * dx + dy * dy + dz * dz) < radiusToward(head, dx, dy, dz) - 0.02) inside += 1
      if (z > 0.2 && Math.abs(x) < outer[0]! && y > upper[1]! - 0.05 && y < lower[1]! + 0.05) before += 1
    }
    // Plaits that lie on the head touch it.
    expect(inside / count).toBeLessThan(kind === 'cornrows' ? 0.04 : 0.002)
    expect(before).toBe(0)
  })

  test('along the hairline grow fine short hairs, but where locks are modelled', () => {
    const fine = (look: Look) => {
      const strands = scalpOf(look)
      let count = 0
      for (const [strand, strength] of strands.strengths.entries()) {
        const [first, last] = [strands.starts[strand]!, strands.starts[strand + 1]! - 1]
        if (strength < 0.5 && far(strands.positions, first, last) < 0.3) count += 1
      }
      return count
    }
    expect(fine({ kind: 'bun' })).toBeGreaterThan(150)
    expect(fine({ kind: 'long' })).toBeGreaterThan(150)
    expect(fine({ kind: 'dreadlocks' })).toBeLessThan(20)
  })

  test('men’s short hair is clipped over the ears, women’s is not', () => {
    const overEars = (masculinity: number) => {
      const { starts, positions } = scalpOf({ kind: 'short', fringe: 'none' }, { masculinity, ageYears: 24 })
      let [sum, count] = [0, 0]
      for (let strand = 0; strand < starts.length - 1; strand += 1) {
        const [first, last] = [starts[strand]!, starts[strand + 1]! - 1]
        if (Math.abs(positions[first * 3]!) < 0.55 || positions[first * 3 + 1]! < -0.3) continue
        sum += far(positions, first, last)
        count += 1
      }
      return sum / count
    }
    expect(overEars(0.9)).toBeLessThan(overEars(0.1) * 0.7)
  })

  test('a straight fringe ends above the eyes', () => {
    const sheet = withHair({ kind: 'long', fringe: 'straight' })
    const ground = hairGround(personOf(sheet)!)
    let onForehead = 0
    for (const [x, y, z] of pointsOf(grown(sheet)[0]!)) {
      if (z < 0.3 || y > 0.9 || Math.abs(x) > ground.eyeOuterX - 0.02) continue
      if (y > ground.browY - 0.2 && y < ground.browY) onForehead += 1
      expect(y).toBeLessThan(ground.eyeY - 0.02)
    }
    expect(onForehead).toBeGreaterThan(100)
  })

  test('it is as long as it is called', () => {
    const lengths = (['bob', 'shoulder', 'long', 'very long'] as const).map((kind) => lowest(scalpOf({ kind })))
    for (let index = 1; index < lengths.length; index += 1) expect(lengths[index]! - lengths[index - 1]!).toBeGreaterThan(0.3)
  })

  test('it falls to both sides of its parting', () => {
    const parted = (parting: number) => {
      const { starts, positions } = scalpOf({ kind: 'long', parting })
      let right = 0
      for (let strand = 0; strand < starts.length - 1; strand += 1) {
        const [first, last] = [starts[strand]! * 3, (starts[strand + 1]! - 1) * 3]
        const isOnTop = Math.abs(positions[first]!) < 0.12 && positions[first + 1]! < -0.75
        if (isOnTop) right += positions[last]! > 0 ? 1 : -1
      }
      return right
    }
    expect(parted(-0.9)).toBeGreaterThan(20)
    expect(parted(0.9)).toBeLessThan(-20)
  })

  test('long curls fall from the parting before they wind', () => {
    const { starts, positions } = scalpOf({ kind: 'long', texture: 'curly' })
    const winding = { above: [0, 0], below: [0, 0] }
    for (let strand = 0; strand < starts.length - 1; strand += 1) {
      const [from, to] = [starts[strand]!, starts[strand + 1]! - 1]
      const count = to - from
      if (count < 24 || positions[from * 3 + 1]! > -0.5) continue
      for (const [part, first, last] of [
        ['above', from, from + Math.floor(count / 6)],
        ['below', from + Math.floor(count / 2), from + Math.floor((count * 2) / 3)],
      ] as const) {
        for (let point = first; point < last; point += 1) winding[part][0]! += far(positions, point, point + 1)
        winding[part][1]! += far(positions, first, last)
      }
    }
    const above = winding.above[0]! / winding.above[1]!
    const below = winding.below[0]! / winding.below[1]!
    expect(below - 1).toBeGreaterThan((above - 1) * 2)
  })

  test('short curls have no combed fringe', () => {
    const onForehead = (texture: HairSheet['texture']) => {
      const sheet = withHair({ kind: 'short', fringe: 'swept', texture })
      const { browY } = hairGround(personOf(sheet)!)
      return [...pointsOf(grown(sheet)[0]!, 0.8)].filter(([x, y, z]) => Math.abs(x) < 0.4 && z > 0.5 && y > browY - 0.22).length
    }
    expect(onForehead('coily')).toBeLessThan(onForehead('straight') * 0.4)
  })

  test('grey hair is a little warmer than grey, so that the sky does not make it violet', () => {
    const { colors } = scalpOf({ kind: 'short', color: [0.78, 0.77, 0.76] })
    let [red, blue] = [0, 0]
    for (let at = 0; at < colors.length; at += 3) {
      red += colors[at]!
      blue += colors[at + 2]!
    }
    expect(blue / red).toBeLessThan(0.92)
  })

  test('roots, tips, streaks and sides have their own colours', () => {
    const tips = scalpOf({ kind: 'long', color: [0.2, 0.1, 0.1], tipColor: [0.2, 0.2, 0.9] })
    expect(tips.colors[5]! / tips.colors[3]!).toBeGreaterThan(3)
    expect(tips.colors[2]! / tips.colors[0]!).toBeLessThan(1)
    const roots = scalpOf({ kind: 'long', color: [0.9, 0.8, 0.5], rootColor: [0.1, 0.08, 0.06] })
    expect(roots.colors[3]! / roots.colors[0]!).toBeGreaterThan(5)
    const share = (look: Look, isOf: (strand: number, strands: Strands) => boolean) => {
      const strands = scalpOf({ kind: 'long', color: [0.1, 0.1, 0.1], ...look })
      const count = strands.starts.length - 1
      return Array.from({ length: count }, (_, strand) => strand).filter((strand) => isOf(strand, strands)).length / count
    }
    const isBlue = (strand: number, { colors }: Strands) => colors[strand * 6 + 2]! > colors[strand * 6]! * 3
    const streaked = share({ streakColor: [0.1, 0.1, 0.9] }, isBlue)
    expect(streaked).toBeGreaterThan(0.05)
    expect(streaked).toBeLessThan(0.35)
    expect(share({ sideColor: [0.1, 0.1, 0.9] }, isBlue)).toBeCloseTo(0.5, 0.8)
  })

  test('hats press it and headscarves hide it', () => {
    const hat = (kind: NonNullable<CharacterSheet['headwear']>['kind']): Partial<CharacterSheet> => ({
      headwear: { kind, color: [0.3, 0.3, 0.3], trim: [0.3, 0.3, 0.3] },
    })
    const look: Look = { kind: 'afro', texture: 'coily', volume: 0.15 }
    expect(highest(scalpOf(look))).toBeLessThan(-1.2)
    expect(highest(scalpOf(look, hat('hat')))).toBeGreaterThan(-1.09)
    const [first] = grown(withHair(look, hat('headscarf')))
    expect(lowest(first!)).toBeLessThan(0.2)
    expect(first!.starts.length).toBeLessThan(700)
  })

  test('nobody is bald who is not, and men draw back from the temples with age', () => {
    const person = personOf(withHair({}))!
    expect(Math.max(...scalpShade(person, withHair({ kind: 'bald' })))).toBe(0)
    expect(Math.max(...scalpShade(person, withHair({ kind: 'short' })))).toBeGreaterThan(0.9)
    const covered = (over: Partial<CharacterSheet>) =>
      scalpShade(person, withHair({ kind: 'short' }, over)).reduce((sum, value) => sum + value, 0)
    expect(recessionOf(withHair({}, { ageYears: 70 }))).toBe(0)
    expect(covered({ ageYears: 70, masculinity: 0.9 })).toBeLessThan(covered({ ageYears: 25, masculinity: 0.9 }) * 0.97)
  })

  test('every kind of facial hair grows, moustaches not on the chin, and stubble is short', () => {
    expect(facialDensity('moustache')(0.1, 6.3, 1.4)).toBe(0)
    expect(facialDensity('full beard')(0.1, 6.3, 1.4)).toBeGreaterThan(0.9)
    const lengths = (['stubble', 'short beard', 'full beard', 'long beard'] as const).map((kind) =>
      lowestBeforeTheChin(
        grown(withHair({ kind: 'bald' }, { masculinity: 0.9, facialHair: { kind, color: [0.2, 0.1, 0.1] } }))[0]!,
      ),
    )
    for (let index = 1; index < lengths.length; index += 1) expect(lengths[index]!).toBeGreaterThan(lengths[index - 1]!)
  })

  test('brows are as thick as they are said', () => {
    const brows = (thickness: number) => {
      const sheet = withHair({ kind: 'bald' }, { brows: { color: [0.2, 0.1, 0.1], thickness, arch: 0.5 } })
      return grown(sheet)[0]!.starts.length
    }
    expect(brows(1.6)).toBeGreaterThan(brows(0.6) * 1.3)
  })

  test('short hair is fine at its edges, and whole within', () => {
    const { strengths } = scalpOf({ kind: 'crop' })
    const fine = strengths.filter((strength) => strength < 0.6).length / strengths.length
    expect(fine).toBeGreaterThan(0.01)
    expect(fine).toBeLessThan(0.4)
    expect(Math.max(...strengths)).toBeGreaterThan(0.98)
  })

  test('hairs of a small picture differ less in colour than those of a large one', () => {
    const spread = (unitPx: number) => {
      let part = 16
      const sheet = withHair({ kind: 'short', color: [0.4, 0.3, 0.2] })
      const { colors, parts } = hairOfPerson(personOf(sheet)!, sheet, { unitPx, nextPart: () => part++ })[0]!
      // Within one lock.
      const own = Array.from(parts.keys()).filter((strand) => parts[strand] === parts[0])
      const reds = own.map((strand) => colors[strand * 6]!)
      return Math.max(...reds) - Math.min(...reds)
    }
    expect(spread(50)).toBeLessThan(spread(260) * 0.5)
  })

  test('men’s curls end above the shoulders, women’s lie on them', () => {
    const lowest = (masculinity: number) => {
      const { positions } = scalpOf({ kind: 'curly', texture: 'curly' }, { masculinity })
      return positions.reduce((most, value, at) => (at % 3 === 1 ? Math.max(most, value) : most), -2)
    }
    expect(lowest(0.9)).toBeLessThan(1.12)
    expect(lowest(0.1)).toBeGreaterThan(1.2)
  })

  test('blond and red hair are duller than the yellow and red that stand for them, other colours are as they are said', () => {
    const vivid = (color: HairSheet['color']) => {
      const [red, green, blue] = scalpOf({ kind: 'short', color }).colors
      return (Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)) / Math.max(red!, green!, blue!)
    }
    const stated = (color: HairSheet['color']) => (Math.max(...color) - Math.min(...color)) / Math.max(...color)
    for (const color of [
      [0.9, 0.75, 0.3],
      [0.8, 0.25, 0.1],
    ] as const)
      expect(vivid(color)).toBeLessThan(stated(color) - 0.02)
    expect(vivid([0.2, 0.3, 0.9])).toBeCloseTo(stated([0.2, 0.3, 0.9]), 1)
  })
})

test('whoever has pointed ears wears long hair behind them', () => {
  const before = (ears: CharacterSheet['ears']) => {
    const sheet = withHair({ kind: 'long' }, { ears })
    const person = personOf(sheet)!
    const { vertices } = hairGround(person)
    const { form } = person
    const [top, lobe] = (['earTop', 'earLobe'] as const).map((name) => landmarkVertex(form, name) * 3)
    const [fromY, toY, z] = [vertices[top! + 1]!, vertices[lobe! + 1]!, vertices[lobe! + 2]!]
    // Not the fine ones at the temples, which lie across nothing.
    const points = [...pointsOf(longOf(grown(sheet)[0]!))]
    return points.filter(([x, y, deep]) => Math.abs(x) > 0.6 && y > fromY && y < toY && deep > z).length / points.length
  }
  expect(before('long pointed')).toBeLessThan(before('round') * 0.85)
})

/** Without its short hairs. */
function longOf(strands: Strands): Strands {
  const { starts, positions } = strands
  const kept: number[] = [0]
  const points: number[] = []
  for (let strand = 0; strand < starts.length - 1; strand += 1) {
    const [first, last] = [starts[strand]!, starts[strand + 1]! - 1]
    if (far(positions, first, last) < 0.5) continue
    points.push(...positions.subarray(first * 3, (last + 1) * 3))
    kept.push(points.length / 3)
  }
  return { ...strands, starts: Uint32Array.from(kept), positions: Float32Array.from(points) }
}

function far(positions: ArrayLike<number>, a: number, b: number): number {
  const [x, y, z] = [0, 1, 2].map((axis) => positions[b * 3 + axis]! - positions[a * 3 + axis]!)
  return Math.sqrt(x! * x! + y! * y! + z! * z!)
}
