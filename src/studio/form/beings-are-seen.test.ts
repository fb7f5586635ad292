import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { drawPicture } from '../draw-picture.ts'
import type { Growth, Hide } from '../sheet/being.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { readDescription } from '../words/read-description.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE_PX = 128
const COAT = [200, 30, 30] as const

const { character, scene } = castCharacter(
  readDescription('headshot of a bald woman with fair skin in a red t-shirt, grey background').reading,
  {
    seed: 'being',
    candidate: 1,
    style: 'anime',
  },
)
const draw = (change: Partial<CharacterSheet>) =>
  drawPicture({
    character: { ...character, ...change },
    scene,
    style: 'anime',
    sizePx: SIZE_PX,
    createCanvas: createTestCanvas,
  }).picture.data
const plain = draw({})

/** How many pixels differ clearly, of those that are cloth or of the others. */
function changed(pixels: Uint8ClampedArray, isOfCloth: boolean): number {
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [plain[at]!, plain[at + 1]!, plain[at + 2]!]
    const isCloth = red > COAT[0] * 0.6 && green < COAT[1] * 3 && blue < COAT[2] * 3
    if (isCloth !== isOfCloth) continue
    if (Math.abs(pixels[at]! - red) + Math.abs(pixels[at + 1]! - green) + Math.abs(pixels[at + 2]! - blue) > 36) count += 1
  }
  return count
}

const HIDES: readonly Hide[] = [
  'scales',
  'stone',
  'lava',
  'crystal',
  'bark',
  'fur',
  'feathers',
  'bandages',
  'slime',
  'rot',
  'panels',
  'half metal',
  'spots',
  'stripes',
]

test.each(HIDES)('a hide of %s is seen on skin, and clothes stay as they are', (hide) => {
  const pixels = draw({ hide })
  expect(changed(pixels, false)).toBeGreaterThan(40)
  // Where it borders on skin.
  expect(changed(pixels, true)).toBeLessThan(80)
})

const GROWTHS: readonly Growth[] = [
  'antennae',
  'tentacles',
  'leaves',
  'flames',
  'crystals',
  'mushroom cap',
  'fin',
  'whiskers',
  'third eye',
  'one eye',
  'bulging eyes',
  'skull face',
]

test.each(GROWTHS)('%s are seen on a head', (growth) => {
  expect(changed(draw({ growths: [growth] }), false)).toBeGreaterThan(12)
})

test('clothes of another colour would be noticed', () => {
  const blue = character.garments.map((garment) => ({ ...garment, color: [0.1, 0.2, 0.8] as const }))
  expect(changed(draw({ garments: blue }), true)).toBeGreaterThan(800)
})
