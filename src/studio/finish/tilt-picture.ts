import type { CreateCanvas, Picture } from '../canvas.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** What a tilt needs round the picture is drawn with it, as long as it is not larger than this. */
const MOST_PX = 4096

interface Order {
  readonly scene: SceneSheet
  readonly widthPx: number
  readonly heightPx: number
  readonly createCanvas: CreateCanvas
}

type Drawn = { readonly picture: Picture; readonly mask: Uint8ClampedArray }

/**
 * The picture of a camera that is rolled to one side, or that looks so steeply up or down that what is near is larger: drawn with
 * as much round it as the turned picture shows, so that no corner is empty. `draw` draws a straight picture.
 */
export function tiltPicture<Options extends Order, Result extends Drawn>(
  options: Options,
  draw: (straight: Options) => Result,
): Result {
  const { scene, widthPx, heightPx } = options
  const { roll = 0, drop = 0, ...camera } = scene.camera
  const seenFrom = sightOf({ roll, drop, shape: widthPx / heightPx })
  const bleed = bleedOf(seenFrom, widthPx / heightPx)
  const scale = Math.min(1, MOST_PX / (bleed * Math.max(widthPx, heightPx)))
  const [width, height] = [Math.round(widthPx * bleed * scale), Math.round(heightPx * bleed * scale)]
  const straight = draw({ ...options, widthPx: width, heightPx: height, scene: { ...scene, camera: { ...camera, bleed } } })
  const { picture } = straight
  const mask = new Uint8ClampedArray(straight.mask.length === 0 ? 0 : widthPx * heightPx)
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0, pixel = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, pixel += 1) {
      const [u, v] = seenFrom((x + 0.5 - widthPx / 2) / heightPx, (y + 0.5) / heightPx - 0.5)
      const fromX = Math.min(width - 1.001, Math.max(0, width / 2 + (u * height) / bleed - 0.5))
      const fromY = Math.min(height - 1.001, Math.max(0, height / 2 + (v * height) / bleed - 0.5))
      sample(picture, fromX, fromY, data, pixel * 4)
      if (mask.length > 0) mask[pixel] = straight.mask[Math.round(fromY) * width + Math.round(fromX)]!
    }
  }
  const canvas = options.createCanvas(widthPx, heightPx)
  const image = canvas.getContext('2d').getImageData(0, 0, widthPx, heightPx)
  image.data.set(data)
  return { ...straight, picture: image, mask }
}

type Sight = (x: number, y: number) => readonly [x: number, y: number]

/** Which place of the straight picture is seen at a place of the tilted one, both from the middle, in heights of the picture. */
function sightOf({ roll, drop, shape }: { roll: number; drop: number; shape: number }): Sight {
  // Half a turn's tangent gives both without a sine that differs between machines.
  const half = roll / 2
  const [cos, sin] = [(1 - half * half) / (1 + half * half), (2 * half) / (1 + half * half)]
  // As much is lost above as below.
  const middle = drop / (4 - drop * drop)
  const wide = shape > 1 ? 1 / shape : 1
  return (x, y) => {
    const [turnedX, turnedY] = [x * cos + y * sin, y * cos - x * sin]
    const near = 1 - drop * wide * turnedY
    return [turnedX / near, turnedY / near - middle * wide]
  }
}

/** How many times larger than what is seen the straight picture has to be. */
function bleedOf(sight: Sight, shape: number): number {
  const corners = [-0.5, 0.5].flatMap((y) => [-0.5 * shape, 0.5 * shape].map((x) => sight(x, y)))
  return Math.max(1, ...corners.flatMap(([x, y]) => [(2 * Math.abs(x)) / shape, 2 * Math.abs(y)])) + 0.004
}

/** Between four pixels. */
function sample({ width, data }: Picture, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - column, y - row]
  const first = (row * width + column) * 4
  for (let channel = 0; channel < 4; channel += 1) {
    const from = first + channel
    const above = data[from]! + (data[from + 4]! - data[from]!) * fx
    const below = data[from + width * 4]! + (data[from + width * 4 + 4]! - data[from + width * 4]!) * fx
    to[at + channel] = above + (below - above) * fy
  }
}
