import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas, Picture } from '../../canvas.ts'
import { drawPictureWithMask } from '../../draw-picture.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE_PX = 256

const draw = (over: Partial<SceneSheet> = {}, pattern: 'plain' | 'striped' = 'plain') =>
  drawPictureWithMask({
    character: aCharacter({ garments: [{ kind: 'sweater', color: [0.2, 0.3, 0.7], trim: [1, 1, 1], pattern }] }),
    scene: aScene(over),
    style: 'line-art',
    sizePx: SIZE_PX,
    createCanvas: createTestCanvas,
  })

/** Ink along the figure's own outline, pixels of a row: on the left and on the right side. */
function contourWidths({ data }: Picture, mask: Uint8ClampedArray, side: 'left' | 'right'): number[] {
  const widths: number[] = []
  for (let y = Math.round(SIZE_PX * 0.2); y < SIZE_PX - 2; y += 1) {
    const row = mask.subarray(y * SIZE_PX, (y + 1) * SIZE_PX)
    const edge = side === 'left' ? row.indexOf(255) : row.lastIndexOf(255)
    if (edge < 4 || edge > SIZE_PX - 5) continue
    let ink = 0
    for (let x = edge - 4; x <= edge + 4; x += 1) ink += 1 - data[(y * SIZE_PX + x) * 4]! / 255
    widths.push(ink)
  }
  return widths
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a pen is pressed and lifted, and heavier on the side away from the light', () => {
  const light = aScene().light
  const from = (x: number) => {
    const { picture, mask } = draw({ light: { ...light, keyDirection: [x, -0.4, 0.62] } })
    return { left: contourWidths(picture, mask, 'left'), right: contourWidths(picture, mask, 'right') }
  }
  const [litLeft, litRight] = [from(-0.6), from(0.6)]
  expect(mean(litLeft.right)).toBeGreaterThan(1.25 * mean(litRight.right))
  expect(mean(litRight.left)).toBeGreaterThan(1.25 * mean(litLeft.left))
  const spread = Math.sqrt(mean(litLeft.right.map((width) => (width - mean(litLeft.right)) ** 2)))
  expect(spread).toBeGreaterThan(0.2 * mean(litLeft.right))
})

test('no line of the place goes through the figure', () => {
  const [plain, forest] = [draw(), draw({ backdrop: 'forest' })]
  const inside = plain.mask.reduce((count, value, at) => {
    const isSame = plain.picture.data[at * 4] === forest.picture.data[at * 4]
    return count + (value === 255 && !isSame ? 1 : 0)
  }, 0)
  expect(inside).toBe(0)
})

test('a pattern has no colours here, and is drawn in lines', () => {
  const inkOf = ({ picture, mask }: ReturnType<typeof draw>) =>
    mask.reduce((sum, value, at) => sum + (value === 255 ? 1 - picture.data[at * 4]! / 255 : 0), 0)
  expect(inkOf(draw({}, 'striped'))).toBeGreaterThan(1.3 * inkOf(draw()))
})
