import { describe, expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { type FigureBuffers, MATERIAL, PART } from '../raster/figure-buffers.ts'
import { type CharacterSheet, GARMENT_KINDS, type Garment } from '../sheet/character-sheet.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { buildFigure } from './build-figure.ts'

const SIZE_PX = 96

const shirt: Garment = { kind: 't-shirt', color: [0.2, 0.4, 0.6], trim: [0.9, 0.9, 0.9], pattern: 'plain' }

function aCharacter(changes: Partial<CharacterSheet> = {}): CharacterSheet {
  return {
    version: 1,
    seed: 'mira',
    species: 'human',
    ageYears: 30,
    masculinity: 0.2,
    build: { height: 1, breadth: 1, muscle: 0.35, weight: 0.35 },
    face: {
      kind: 'oval',
      jaw: 1,
      cheeks: 1,
      eyeSize: 1,
      eyeSpacing: 1,
      eyeTilt: 0.05,
      noseLength: 1,
      noseWidth: 1,
      lipFullness: 1,
      mouthWidth: 1,
      asymmetry: 0.01,
    },
    skin: { base: [0.9, 0.72, 0.6], blush: [0.9, 0.5, 0.45], blushStrength: 0.4, freckles: 0 },
    ears: 'round',
    hair: { kind: 'shaved', color: [0.3, 0.2, 0.1], texture: 'straight', fringe: 'none', volume: 0.06, parting: 0 },
    eyes: { left: [0.3, 0.5, 0.4], right: [0.3, 0.5, 0.4], pupil: 'round', glow: 0, lashes: 1 },
    brows: { color: [0.25, 0.15, 0.1], thickness: 1, arch: 1 },
    halo: false,
    fangs: false,
    garments: [shirt],
    jewellery: [],
    props: [],
    marks: [],
    ...changes,
  }
}

function aScene(changes: Partial<SceneSheet> = {}, camera: Partial<SceneSheet['camera']> = {}): SceneSheet {
  return {
    version: 1,
    seed: 'noon',
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop: 'studio',
    timeOfDay: 'noon',
    weather: 'clear',
    light: {
      keyDirection: [-0.5, -0.6, 0.6],
      key: [1, 1, 1],
      ambient: [0.6, 0.65, 0.8],
      rimDirection: [0.7, -0.3, -0.5],
      rim: [1, 1, 1],
      fog: 0,
      air: [1, 1, 1],
    },
    camera: { framing: 'bust', angle: 'eye level', headYaw: 0.35, headPitch: 0, headRoll: 0.04, bodyYaw: -0.2, ...camera },
    ...changes,
  }
}

function figureOf(character: CharacterSheet, scene: SceneSheet) {
  return buildFigure(character, scene, { proportions: proportionsFor(character, 'real'), widthPx: SIZE_PX, heightPx: SIZE_PX })
}

function count(values: ArrayLike<number>, test: (value: number) => boolean): number {
  let found = 0
  for (let index = 0; index < values.length; index += 1) if (test(values[index]!)) found += 1
  return found
}

function topRow({ depth, widthPx }: FigureBuffers): number {
  return Math.floor(depth.findIndex((z) => z > Number.NEGATIVE_INFINITY) / widthPx)
}

test('the same sheets give the same buffers, byte for byte', () => {
  const first = figureOf(aCharacter(), aScene()).buffers
  const again = figureOf(aCharacter(), aScene()).buffers
  for (const layer of ['depth', 'albedo', 'normal'] as const) {
    // Compared by hand: a matcher takes seconds over so many numbers.
    expect(again[layer].findIndex((value, at) => !Object.is(value, first[layer][at]))).toBe(-1)
  }
})

describe('framing', () => {
  test.each(['close portrait', 'bust', 'half figure'] as const)('%s: eyes on the upper third, head inside', (framing) => {
    const { buffers, landmarks } = figureOf(aCharacter(), aScene({}, { framing }))
    expect(landmarks.eyes.yPx / SIZE_PX).toBeGreaterThan(0.17)
    expect(landmarks.eyes.yPx / SIZE_PX).toBeLessThan(0.45)
    expect(topRow(buffers)).toBeGreaterThan(0)
  })

  test('there is room in the direction of the gaze', () => {
    const toRight = figureOf(aCharacter(), aScene({}, { headYaw: 0.4 })).landmarks.eyes.xPx
    const toLeft = figureOf(aCharacter(), aScene({}, { headYaw: -0.4 })).landmarks.eyes.xPx
    expect(toRight).toBeLessThan(toLeft)
  })

  test.each(['witch hat', 'top hat', 'wide hat', 'crown'] as const)('a %s stays in the picture', (kind) => {
    const headwear = { kind, color: [0.2, 0.1, 0.3], trim: [0.8, 0.7, 0.3] } as const
    const { buffers } = figureOf(aCharacter({ headwear }), aScene({}, { framing: 'close portrait' }))
    expect(topRow(buffers)).toBeGreaterThan(0)
  })

  test.each(['rabbit', 'cat', 'long pointed'] as const)('%s ears stay in the picture', (ears) => {
    expect(topRow(figureOf(aCharacter({ ears }), aScene()).buffers)).toBeGreaterThan(0)
  })

  test.each(['antlers', 'unicorn', 'curved'] as const)('%s horns stay in the picture', (kind) => {
    expect(topRow(figureOf(aCharacter({ horns: { kind, color: [0.5, 0.4, 0.3] } }), aScene()).buffers)).toBeGreaterThan(0)
  })

  test('a full figure stands on its soles inside the picture', () => {
    const { landmarks } = figureOf(aCharacter(), aScene({}, { framing: 'full figure' }))
    expect(landmarks.floorYPx).toBeLessThan(SIZE_PX)
    expect(landmarks.floorYPx).toBeGreaterThan(SIZE_PX * 0.85)
  })
})

test.each(['waving', 'arms crossed', 'thinking', 'holding'] satisfies PoseKind[])(
  'a half figure that is %s shows a hand',
  (pose) => {
    const { part } = figureOf(aCharacter(), aScene({ pose }, { framing: 'half figure' })).buffers
    expect(count(part, (id) => id === PART.handLeft || id === PART.handRight)).toBeGreaterThan(12)
  },
)

describe('garments', () => {
  const scene = aScene({}, { framing: 'full figure' })
  const plain = figureOf(aCharacter(), scene).buffers

  test.each(GARMENT_KINDS.filter((kind) => kind !== 't-shirt'))('a %s changes the figure', (kind) => {
    const worn = figureOf(aCharacter({ garments: [{ ...shirt, kind, color: [0.8, 0.2, 0.3] }] }), scene).buffers
    let changed = 0
    for (let at = 0; at < plain.albedo.length; at += 1) if (plain.albedo[at] !== worn.albedo[at]) changed += 1
    expect(changed).toBeGreaterThan(20)
  })
})

test('nothing in the buffers is not a number, in any pose', () => {
  for (const pose of ['walking', 'sitting', 'heroic', 'hands together', 'hand on hip'] satisfies PoseKind[]) {
    const { depth, normal } = figureOf(
      aCharacter({ props: [{ kind: 'staff', color: [1, 0, 0] }] }),
      aScene({ pose }, { framing: 'full figure' }),
    ).buffers
    expect(count(depth, Number.isNaN)).toBe(0)
    expect(count(normal, Number.isNaN)).toBe(0)
  }
})

test('a stripe is printed on the cloth and nowhere else', () => {
  const plain = figureOf(aCharacter(), aScene()).buffers
  const striped = figureOf(aCharacter({ garments: [{ ...shirt, pattern: 'striped' }] }), aScene()).buffers
  let elsewhere = 0
  let printed = 0
  for (let pixel = 0; pixel < plain.part.length; pixel += 1) {
    if (plain.albedo[pixel * 3] === striped.albedo[pixel * 3]) continue
    if (plain.material[pixel] === MATERIAL.cloth) printed += 1
    else elsewhere += 1
  }
  expect(printed).toBeGreaterThan(100)
  expect(elsewhere).toBe(0)
})
