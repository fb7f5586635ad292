import { describe, expect, test } from 'vitest'
import { rgbFromHex } from '../color.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { type FigureBuffers, MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { CharacterSheet, Garment } from '../sheet/character-sheet.ts'
import type { CompanionKind } from '../sheet/companion-kind.ts'
import { GARMENT_CUTS, type GarmentCut } from '../sheet/garment-cut.ts'
import type { HeadwearKind } from '../sheet/headwear-kind.ts'
import type { PropKind } from '../sheet/prop-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { COMPANION_WORDS } from '../words/lexicon/companion-words.ts'
import { CUT_WORDS } from '../words/lexicon/garment-cuts.ts'
import { HEADWEAR_WORDS } from '../words/lexicon/headwear-words.ts'
import { PROP_WORDS } from '../words/lexicon/prop-words.ts'
import { buildFigure } from './build-figure.ts'

const SIZE_PX = 72
const RED = [0.85, 0.12, 0.1] as const
const WHITE = [0.95, 0.95, 0.95] as const

const camera = (framing: SceneSheet['camera']['framing']): SceneSheet => {
  const scene = aScene({ pose: 'relaxed' })
  return { ...scene, camera: { ...scene.camera, framing } }
}
const WHOLE = camera('full figure')
const HALF = camera('half figure')
const NEAR = camera('bust')

function draw(over: Partial<CharacterSheet>, scene: SceneSheet): FigureBuffers {
  const character = aCharacter(over)
  const proportions = proportionsFor(character, 'real')
  return buildFigure(character, scene, { proportions, widthPx: SIZE_PX, heightPx: SIZE_PX }).buffers
}

/** Pixels whose colour or surface is not the same. */
function apart(a: FigureBuffers, b: FigureBuffers): number {
  let count = 0
  for (let pixel = 0; pixel < a.part.length; pixel += 1) {
    const at = pixel * 3
    const tint = Math.abs(a.albedo[at]! - b.albedo[at]!) + Math.abs(a.albedo[at + 1]! - b.albedo[at + 1]!)
    if (tint > 12 || Math.abs(a.depth[pixel]! - b.depth[pixel]!) > 0.02 || a.material[pixel] !== b.material[pixel]) count += 1
  }
  return count
}

const dressed = (cut: GarmentCut | undefined): Garment => ({
  kind: CUT_WORDS[cut ?? 'polo'].kind,
  ...(cut && { cut }),
  color: RED,
  trim: WHITE,
  pattern: 'plain',
})

describe('every cut of a garment shows', () => {
  test.each(GARMENT_CUTS)('%s', (cut) => {
    const usual: Garment = { kind: CUT_WORDS[cut].kind, color: RED, trim: WHITE, pattern: 'plain' }
    expect(apart(draw({ garments: [dressed(cut)] }, WHOLE), draw({ garments: [usual] }, WHOLE))).toBeGreaterThan(2)
  })
})

test('every pattern is printed on the cloth, each in its own way', () => {
  const patterns = ['plain', 'striped', 'pinstriped', 'checked', 'plaid', 'argyle', 'dotted', 'stars', 'hearts', 'leopard', 'zebra', 'camouflage', 'tie-dyed', 'floral', 'embroidered'] as const // biome-ignore format: names
  const pictures = patterns.map((pattern) => draw({ garments: [{ ...dressed(undefined), pattern }] }, NEAR).albedo.join())
  expect(new Set(pictures).size).toBe(patterns.length)
})

describe('everything held shows, in its own form', () => {
  const empty = { near: draw({}, HALF), whole: draw({}, WHOLE) }
  const kinds = Object.keys(PROP_WORDS) as PropKind[]
  // Whoever has wheels with them is seen whole.
  const framing = (kind: PropKind) => (/bicycle|motorbike/.test(kind) ? 'whole' : 'near')
  const pictures = new Map(
    kinds.map((kind) => [kind, draw({ props: [{ kind, color: RED }] }, framing(kind) === 'whole' ? WHOLE : HALF)]),
  )

  test.each(kinds)('%s', (kind) => {
    expect(apart(pictures.get(kind)!, empty[framing(kind)])).toBeGreaterThan(25)
  })

  test('no two are the same', () => {
    expect(new Set([...pictures.values()].map(({ depth }) => depth.join())).size).toBe(kinds.length)
  })
})

describe('everything on the head shows', () => {
  const bare = draw({}, NEAR)
  test.each(Object.keys(HEADWEAR_WORDS) as HeadwearKind[])('%s', (kind) => {
    expect(apart(draw({ headwear: { kind, color: RED, trim: WHITE } }, NEAR), bare)).toBeGreaterThan(40)
  })
})

test('what is read is what is held', () => {
  const reading = { ...HALF, pose: 'reading' as const }
  const held = (kind: PropKind) => draw({ props: [{ kind, color: RED }] }, reading).depth.join()
  expect(new Set(['newspaper', 'letter', 'map', 'book'].map((kind) => held(kind as PropKind))).size).toBe(4)
})

test.each(['raven', 'owl', 'cat'] as const)('a %s on the shoulder is not hidden behind a head of long hair', (kind) => {
  const hair = { ...aCharacter({}).hair, kind: 'long' as const }
  const companion = { kind, color: rgbFromHex(COMPANION_WORDS[kind].color) }
  for (const yaw of [-0.4, 0.4]) {
    const scene = { ...HALF, camera: { ...HALF.camera, headYaw: yaw, bodyYaw: yaw } }
    expect(apart(draw({ hair, companion }, scene), draw({ hair }, scene))).toBeGreaterThan(60)
  }
})

test('hair that parts shows no bare crown, curly or straight', () => {
  for (const texture of ['straight', 'curly', 'coily'] as const) {
    for (const fringe of ['parted', 'curtain', 'none', 'swept'] as const) {
      const { part, material } = draw({ hair: { ...aCharacter({}).hair, kind: 'long', volume: 0.1, texture, fringe } }, NEAR)
      const hair = material.reduce((count, of) => count + Number(of === MATERIAL.hair), 0)
      const crown = part.reduce((count, of) => count + Number(of === PART.hairCap), 0)
      expect(crown / hair, `${texture} ${fringe}`).toBeLessThan(0.1)
    }
  }
})

describe('every companion shows, with its own form', () => {
  const kinds = Object.keys(COMPANION_WORDS) as CompanionKind[]
  const alone = draw({}, WHOLE)
  const pictures = new Map(
    kinds.map((kind) => [kind, draw({ companion: { kind, color: rgbFromHex(COMPANION_WORDS[kind].color) } }, WHOLE)]),
  )

  test.each(kinds)('%s', (kind) => {
    expect(apart(pictures.get(kind)!, alone)).toBeGreaterThan(4)
  })

  test('no two are the same', () => {
    expect(new Set([...pictures.values()].map(({ depth, albedo }) => `${depth.join()} ${albedo.join()}`)).size).toBe(
      kinds.length,
    )
  })
})

test('a helmet under the arm shows there, and the head is bare', () => {
  const helmet = { kind: 'helmet', color: RED, trim: WHITE } as const
  const scene = { ...HALF, pose: 'holding under the arm' as const }
  const bare = draw({}, scene)
  const carried = draw({ headwear: { ...helmet, isCarried: true } }, scene)
  const worn = draw({ headwear: helmet }, scene)
  const half = SIZE_PX * Math.round(SIZE_PX * 0.45)
  const above = (figure: FigureBuffers) => figure.material.subarray(0, half)
  expect(above(carried)).toEqual(above(bare))
  expect(above(worn)).not.toEqual(above(bare))
  expect(apart(carried, bare)).toBeGreaterThan(40)
})

test('ropes of hair that are tied back leave the shoulders free', () => {
  const { hair } = aCharacter()
  const loose = draw({ hair: { ...hair, kind: 'dreadlocks', texture: 'coily' } }, NEAR)
  const tied = draw({ hair: { ...hair, kind: 'dreadlocks', texture: 'coily', isTied: true } }, NEAR)
  const hairs = (figure: FigureBuffers) => figure.material.filter((material) => material === MATERIAL.hair).length
  expect(hairs(tied)).toBeLessThan(hairs(loose) * 0.8)
})

test('who has the tail of a fish has neither legs nor shoes', () => {
  const { garments } = aCharacter()
  const tail = { kind: 'fish', color: RED } as const
  const own = [...garments, { kind: 'boots', color: WHITE, trim: WHITE, pattern: 'plain' } as const]
  const mermaid = draw({ garments: own, tail }, WHOLE)
  const isRed = (pixel: number) => mermaid.albedo[pixel * 3]! > 150 && mermaid.albedo[pixel * 3 + 1]! < 90
  const below = Array.from(mermaid.part.keys()).filter(
    (pixel) => pixel > (SIZE_PX * SIZE_PX * 2) / 3 && mermaid.part[pixel]! > 0,
  )
  expect(below.filter(isRed).length / below.length).toBeGreaterThan(0.35)
  expect(draw({ garments: own.slice(0, -1), tail }, WHOLE).albedo).toEqual(mermaid.albedo)
})
