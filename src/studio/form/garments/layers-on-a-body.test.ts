import { beforeAll, describe, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { baseGarment } from '../../body/modesty.ts'
import { type Subdivision, subdivided, subdivisionOf } from '../../body/subdivide.ts'
import { vertexNormals } from '../../body/vertex-normals.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { apply, viewerFrom } from '../../math/matrix.ts'
import { distanceToPart } from '../../person/body-fields.ts'
import { coveredSkin } from '../../person/covered-skin.ts'
import { personOf } from '../../person/person-of.ts'
import { carryVertices, poseBones } from '../../person/pose-person.ts'
import { wearBase } from '../../person/wear-base.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import { rasterise } from '../../raster/rasterise.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import type { Bench } from '../bench.ts'
import type { Stand } from '../stand.ts'
import { standUp } from '../stand-up.ts'
import { trunkCloth } from './cloth-fields.ts'
import { frontZ } from './drape.ts'
import { dress } from './dress.ts'
import { overBentKnees } from './over-bent-knees.ts'
import { wardrobeOf } from './wardrobe.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

const SIZE_PX = 240
/** Pixels at which two meshes a few hundredths of a half head apart may meet in a deep fold of the body. */
const SLIPS_PX = 2
/** Where in the picture the middle of a bib is. */
const BIB_PX = { half: 6, top: 73, bottom: 85 } as const
/** What a pixel shows; forbidden is skin that the base garment has to lie on. */
const SEEN = { nothing: 0, skin: 1, base: 2, lower: 3, cloth: 4, forbidden: 5 } as const

const LOWER = [1, 1, 0] as const
const UPPER = [0.1, 0.2, 0.9] as const
const garment = (kind: GarmentKind, color: Garment['color']): Garment => ({ kind, color, trim: color, pattern: 'plain' })

/** Somebody of the human form in clothes, each pixel by what is seen there. */
function seenOn(
  garments: readonly Garment[],
  { pose, ...who }: { pose: PoseKind } & Parameters<typeof aCharacter>[0],
): Uint8Array {
  const sheet = aCharacter({ ageYears: 30, masculinity: 0, props: [], ...who, garments })
  const scene = aScene({ pose })
  const stand = onRealBody(standUp(sheet, scene, proportionsFor(sheet, 'real')), sheet)
  const { body } = stand
  if (!body) throw new Error('the form was given')
  const unitPx = SIZE_PX / 17
  let part = 100
  const bench: Bench = {
    sheet,
    scene,
    stand,
    proportions: proportionsFor(sheet, 'real'),
    cell: 0.14,
    isRough: false,
    unitPx,
    toViewer: viewerFrom(stand.bodyPlace),
    lowestY: 20,
    nextPart: () => part++,
    patterns: new Map(),
    coats: [],
  }
  const dressed = dress(bench, wardrobeOf(sheet))
  const covered = coveredSkin(body, dressed.covers)
  const pieces = [bareSkin(body, covered, sheet), wearBase(body, { sheet, covered, part: SEEN.base }), ...dressed.surfaces]
  const view = { widthPx: SIZE_PX, heightPx: SIZE_PX, unitPx, originXPx: SIZE_PX / 2, originYPx: SIZE_PX * 0.2 }
  return partsSeen(
    rasterise(
      pieces.map((surface) => ({ surface, place: stand.bodyPlace })),
      view,
    ),
  )
}

/** The stand with the body posed on its joints, where it has none yet. */
function onRealBody(stand: Stand, sheet: ReturnType<typeof aCharacter>): Stand {
  const person = personOf(sheet)
  if (stand.body || !person) return stand
  const { form, rest } = person
  return { ...stand, body: { form, rest, posed: carryVertices(rest, form, poseBones(person, stand.joints, stand.headInBody)) } }
}

/** The skin as it is drawn, subdivided once; white where the base garment has to lie on it, else black. */
function bareSkin(body: NonNullable<Stand['body']>, covered: Uint8Array, sheet: ReturnType<typeof aCharacter>): Surface {
  const { form, posed } = body
  const quads = form.quads.get('skin') ?? new Uint16Array()
  finer ??= subdivisionOf(quads, form.skinCount)
  const triangles: number[] = []
  for (let quad = 0; quad < quads.length; quad += 4) {
    if (quads.subarray(quad, quad + 4).every((vertex) => covered[vertex] === 1)) continue
    for (let at = quad * 4; at < quad * 4 + 16; at += 4) {
      const [a, b, c, d] = finer.quads.subarray(at, at + 4) as unknown as [number, number, number, number]
      triangles.push(a, c, b, a, d, c)
    }
  }
  const positions = subdivided(posed.subarray(0, form.skinCount * 3), finer, 3)
  return {
    part: SEEN.skin,
    material: MATERIAL.skin,
    color: [0, 0, 0],
    colors: subdivided(forbiddenSkin(body, sheet), finer, 3),
    positions,
    normals: vertexNormals(positions, finer.quads).map((value) => -value),
    triangles: Uint32Array.from(triangles),
    doubleSided: true,
  }
}

let finer: Subdivision | undefined

/** Of what lies below the base garment, all but what is drawn back to its hems. */
function forbiddenSkin({ form }: NonNullable<Stand['body']>, sheet: ReturnType<typeof aCharacter>): Float32Array {
  const colors = new Float32Array(form.skinCount * 3)
  const { below, positions } = baseGarment(form, form.base, sheet)
  below.forEach((vertex, index) => {
    const away = [0, 1, 2].reduce(
      (sum, axis) => sum + Math.abs(positions[index * 3 + axis]! - form.base[vertex * 3 + axis]!),
      0,
    )
    if (away < 0.07) colors.fill(1, vertex * 3, vertex * 3 + 3)
  })
  return colors
}

function partsSeen({ part, material, albedo }: FigureBuffers): Uint8Array {
  return Uint8Array.from(part, (number, pixel) => {
    if (material[pixel] === MATERIAL.none) return SEEN.nothing
    if (number === SEEN.skin && albedo[pixel * 3] === 255) return SEEN.forbidden
    if (number === SEEN.skin || number === SEEN.base) return number
    const [red, green, blue] = albedo.subarray(pixel * 3, pixel * 3 + 3)
    const isLower = red! > 150 && green! > 150 && blue! < 90
    return isLower ? SEEN.lower : SEEN.cloth
  })
}

/**
 * Pixels of small patches of something else than cloth that cloth alone lies round: holes, and layers that come through. Not
 * counted are those that reach the opening in the middle of a front.
 */
function comingThrough(seen: Uint8Array, what: readonly number[], openingPx = -1): number {
  const done = new Uint8Array(seen.length)
  let pixels = 0
  for (let first = 0; first < seen.length; first += 1) {
    if (done[first] === 1 || seen[first] === SEEN.cloth) continue
    const patch = [first]
    done[first] = 1
    let isEnclosed = true
    for (const pixel of patch) {
      for (const step of [1, -1, SIZE_PX, -SIZE_PX]) {
        const next = pixel + step
        if (seen[next] === seen[first]) {
          if (done[next] === 0) patch.push(next)
          done[next] = 1
        } else if (seen[next] !== SEEN.cloth) isEnclosed = false
      }
      if (Math.abs((pixel % SIZE_PX) - SIZE_PX / 2) <= openingPx) isEnclosed = false
    }
    if (isEnclosed && patch.length < 60 && what.includes(seen[first]!)) pixels += patch.length
  }
  return pixels
}

const UPPERS = [
  'sweater',
  'hoodie',
  'uniform',
  'turtleneck',
  'chainmail',
  'poncho',
  'space suit',
  'robe',
  'overalls',
  'jacket',
  'suit',
] as const

describe('layers on a real body', () => {
  test.each(UPPERS)('nothing comes through a %s, standing, with crossed arms and walking', (kind) => {
    for (const pose of ['relaxed', 'arms crossed', 'walking'] as const) {
      const seen = seenOn([garment('t-shirt', LOWER), garment('jeans', UPPER), garment(kind, UPPER)], { pose })
      expect(seen.filter((value) => value === SEEN.cloth).length).toBeGreaterThan(2000)
      expect(comingThrough(seen, [SEEN.lower, SEEN.base]), pose).toBeLessThanOrEqual(SLIPS_PX)
    }
  })
})

test('the bib of overalls lies on the shirt of who sits', () => {
  for (const pose of ['sitting', 'cross-legged'] as const) {
    const seen = seenOn([garment('t-shirt', LOWER), garment('overalls', UPPER)], { pose })
    const onBib = seen.filter((_, pixel) => {
      const [x, y] = [pixel % SIZE_PX, Math.floor(pixel / SIZE_PX)]
      return Math.abs(x - SIZE_PX / 2) <= BIB_PX.half && y >= BIB_PX.top && y < BIB_PX.bottom
    })
    expect(onBib.filter((value) => value === SEEN.lower).length, pose).toBeLessThanOrEqual(SLIPS_PX)
  }
})

describe('a shirt under what is open in front', () => {
  test.each(['coat', 'vest', 'blazer', 'lab coat'] as const)('shows in the opening of a %s and nowhere else', (kind) => {
    for (const pose of ['relaxed', 'arms crossed', 'walking'] as const) {
      const seen = seenOn([garment('shirt', LOWER), garment('jeans', UPPER), garment(kind, UPPER)], { pose })
      expect(seen.filter((value) => value === SEEN.lower).length, pose).toBeGreaterThan(20)
      expect(comingThrough(seen, [SEEN.lower, SEEN.base], 8), pose).toBeLessThanOrEqual(SLIPS_PX)
    }
  })
})

test('no skin shows through a skirt on bent legs, at knees under hands or at the waist', () => {
  for (const pose of ['cross-legged', 'kneeling'] as const) {
    const seen = seenOn(overBentKnees([garment('t-shirt', UPPER), garment('skirt', UPPER)], pose), { pose })
    expect(comingThrough(seen, [SEEN.skin, SEEN.base]), pose).toBeLessThanOrEqual(SLIPS_PX)
  }
})

test('whoever sits with open knees in a short skirt or dress has a long one over them', () => {
  const kinds = (kind: GarmentKind, pose: PoseKind) =>
    overBentKnees([garment(kind, LOWER)], pose).map((worn) => `${worn.kind}, ${worn.cut}`)
  expect(kinds('skirt', 'cross-legged')).toEqual(['skirt, long skirt'])
  expect(kinds('dress', 'meditating')).toEqual(['skirt, long skirt', 'dress, undefined'])
  expect(kinds('skirt', 'sitting')).toEqual(['skirt, undefined'])
  expect(kinds('trousers', 'cross-legged')).toEqual(['trousers, undefined'])
})

test.each([6, 30])('a dress keeps its skirt under a jacket, at %i years', (ageYears) => {
  const bare = (garments: readonly Garment[]) =>
    seenOn(garments, { pose: 'relaxed', ageYears }).filter((value) => value === SEEN.skin || value === SEEN.base).length
  for (const kind of ['blazer', 'jacket', 'lab coat'] as const)
    expect(bare([garment('dress', LOWER), garment(kind, UPPER)]), kind).toBeLessThanOrEqual(bare([garment('dress', LOWER)]))
})

/** A woman of 30 as she stands in a pose. */
function standing(pose: PoseKind, who: Parameters<typeof aCharacter>[0] = {}): Stand & { body: NonNullable<Stand['body']> } {
  const sheet = aCharacter({ ageYears: 30, masculinity: 0, props: [], ...who })
  const stand = onRealBody(standUp(sheet, aScene({ pose }), proportionsFor(sheet, 'real')), sheet)
  if (!stand.body) throw new Error('the form was given')
  return { ...stand, body: stand.body }
}

test('the hands of who sits lie on the thighs, not in them', () => {
  const { joints, body } = standing('sitting')
  for (const { wrist, side } of joints.arms) {
    expect(distanceToPart(body, side === 1 ? 'right leg' : 'left leg')(...wrist)).toBeGreaterThan(0.08)
    expect(distanceToPart(body, side === 1 ? 'left leg' : 'right leg')(...wrist)).toBeGreaterThan(0.08)
  }
})

test('hands on hips lie beside them, fingers too', () => {
  const { joints, body, skeleton } = standing('hands on hips')
  for (const { handPlace } of joints.arms)
    for (const along of [0, 0.4, 0.7])
      expect(distanceToPart(body, 'trunk')(...apply(handPlace, [0, along * skeleton.hand, 0]))).toBeGreaterThan(0.1)
})

test('arms are crossed before a large belly, not in it, and the upper hand stays on the other arm', () => {
  const build = { ...aCharacter().build, weight: 1 }
  for (const pose of ['arms crossed', 'hugging oneself'] as const) {
    const { joints, body, skeleton } = standing(pose, { build, masculinity: 1 })
    for (const { wrist } of joints.arms) expect(distanceToPart(body, 'trunk')(...wrist), pose).toBeGreaterThan(0.05)
    const upper = joints.arms.find(({ side }) => side === joints.holdingSide)!
    // Its palm; the fingers bend round the arm.
    const palm = apply(upper.handPlace, [0, 0.5 * skeleton.hand, 0])
    expect(Math.abs(palm[0])).toBeLessThan(skeleton.shoulderX + skeleton.armRadius)
  }
})

test('cloth spans the chest between the breasts, and skin-tight cloth does not', () => {
  const stand = standing('relaxed')
  const dip = (hang: number) => {
    const cloth = trunkCloth(stand, { offset: 0.1, hang })
    const y = 1.2 * stand.skeleton.tall
    return Math.max(frontZ(cloth, -0.6, y, 0), frontZ(cloth, 0.6, y, 0)) - frontZ(cloth, 0, y, 0)
  }
  expect(dip(0)).toBeGreaterThan(0.08)
  expect(dip(0.35)).toBeLessThan(0.05)
})

describe('shoes on real feet', () => {
  const skinIn = (cut: NonNullable<Garment['cut']>) =>
    seenOn([garment('t-shirt', UPPER), garment('shorts', UPPER), { ...garment('shoes', UPPER), cut }], {
      pose: 'relaxed',
    }).filter((value) => value === SEEN.skin).length

  test('heels and sandals leave the legs bare and show the foot, sneakers hide it', () => {
    const bare = skinIn('bare feet')
    expect(skinIn('heels') / bare).toBeGreaterThan(0.9)
    expect(skinIn('sandals') / bare).toBeGreaterThan(0.92)
    expect(skinIn('sneakers')).toBeLessThan(skinIn('heels') * 0.985)
  })
})

test('high heels set the feet down steeply, and the toes stay on the ground', () => {
  const shoes = (cut: NonNullable<Garment['cut']>) => {
    const sheet = aCharacter({ ageYears: 30, masculinity: 0, props: [], garments: [{ ...garment('shoes', UPPER), cut }] })
    return standUp(sheet, aScene({ pose: 'relaxed' }), proportionsFor(sheet, 'real')).joints
  }
  const [flat, high] = [shoes('sneakers'), shoes('heels')]
  for (const side of [0, 1] as const) {
    expect(flat.legs[side].toes[1]).toBeLessThan(0.05)
    expect(high.legs[side].toes[1]).toBeGreaterThan(0.35)
  }
  // The ground is further below the ankles.
  expect(high.floorY - high.legs[0].ankle[1]).toBeGreaterThan(flat.floorY - flat.legs[0].ankle[1] + 0.25)
})

test('the shaft of a boot goes all round a strong calf', () => {
  const strong = { ...aCharacter().build, weight: 0.8, muscle: 0.9 }
  const seen = seenOn([garment('t-shirt', UPPER), garment('jeans', UPPER), garment('boots', LOWER)], {
    pose: 'hands on hips',
    build: strong,
    masculinity: 1,
  })
  expect(seen.filter((value) => value === SEEN.lower).length).toBeGreaterThan(1080)
})

describe('what goes round a waist', () => {
  test('a belt is seen over a tunic that would hang wider than it', () => {
    const seen = seenOn([garment('tunic', UPPER), garment('jeans', UPPER), garment('belt', LOWER)], { pose: 'relaxed' })
    expect(seen.filter((value) => value === SEEN.lower).length).toBeGreaterThan(60)
  })
})

describe('the base garment is worn under everything', () => {
  const nothing: readonly Garment[][] = [
    [],
    [{ ...garment('shorts', UPPER), cut: 'briefs' }],
    [garment('cape', UPPER), { ...garment('shorts', UPPER), cut: 'briefs' }],
    [
      { ...garment('tank top', UPPER), cut: 'bikini' },
      { ...garment('shorts', UPPER), cut: 'briefs' },
    ],
    [garment('scarf', UPPER), { ...garment('shoes', UPPER), cut: 'bare feet' }, { ...garment('shorts', UPPER), cut: 'briefs' }],
    [garment('gloves', UPPER), { ...garment('shorts', UPPER), cut: 'swim trunks' }],
  ]
  const poses = ['relaxed', 'arms raised', 'walking', 'sitting', 'kneeling', 'running'] as const
  const cases = [6, 30].flatMap((ageYears) => poses.map((pose, index) => ({ ageYears, pose, garments: nothing[index]! })))

  test.each(cases)(
    'no skin shows where it lies, at $ageYears years, $pose, whatever a sheet leaves away',
    ({ garments, ...who }) => {
      const seen = seenOn(garments, who)
      expect(seen.filter((value) => value === SEEN.base || value === SEEN.cloth).length).toBeGreaterThan(700)
      expect(seen.filter((value) => value === SEEN.forbidden).length).toBeLessThanOrEqual(SLIPS_PX)
    },
  )
})
