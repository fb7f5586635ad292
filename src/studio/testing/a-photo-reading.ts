import type { PhotoFace, PhotoReading } from '../photo/photo-reading.ts'

const POINTS = 468

/** A reading as networks give it: somebody in the middle, cut off below, in cells of eight pixels. */
export function aPhotoReading(over: Partial<PhotoReading> = {}): PhotoReading {
  const { widthPx = 256, heightPx = 256 } = over
  const [columns, rows] = [widthPx / 8, heightPx / 8]
  const mask = (value: (x: number, y: number) => number) =>
    Uint8Array.from({ length: columns * rows }, (_, at) => value((at % columns) / columns, Math.floor(at / columns) / rows))
  const isPerson = (x: number, y: number) => Math.abs(x - 0.5) < (y > 0.6 ? 0.35 : 0.15) && y > 0.15
  const none = mask(() => 0)
  return {
    widthPx,
    heightPx,
    faceCount: 1,
    face: aPhotoFace({ x: widthPx / 2, y: heightPx * 0.4, sizePx: widthPx / 4 }),
    masks: {
      widthPx: columns,
      heightPx: rows,
      background: mask((x, y) => (isPerson(x, y) ? 0 : 255)),
      hair: none,
      bodySkin: none,
      faceSkin: mask((x, y) => (isPerson(x, y) && y <= 0.6 ? 255 : 0)),
      clothes: mask((x, y) => (isPerson(x, y) && y > 0.6 ? 255 : 0)),
      other: none,
    },
    ...over,
  }
}

/** Where the named points of a face that looks at the viewer lie, in face sizes from its middle; the others lie in between. */
const PLACES: Readonly<Record<number, readonly [number, number]>> = {
  10: [0, -0.5],
  9: [0, -0.22],
  151: [0, -0.3],
  6: [0, -0.1],
  168: [0, -0.14],
  197: [0, 0],
  1: [0, 0.08],
  2: [0, 0.13],
  152: [0, 0.5],
  33: [-0.3, -0.12],
  133: [-0.12, -0.12],
  362: [0.12, -0.12],
  263: [0.3, -0.12],
  160: [-0.26, -0.15],
  159: [-0.21, -0.16],
  158: [-0.16, -0.15],
  144: [-0.26, -0.09],
  145: [-0.21, -0.08],
  153: [-0.16, -0.09],
  387: [0.26, -0.15],
  386: [0.21, -0.16],
  385: [0.16, -0.15],
  373: [0.26, -0.09],
  374: [0.21, -0.08],
  380: [0.16, -0.09],
  107: [-0.08, -0.24],
  55: [-0.09, -0.21],
  105: [-0.22, -0.27],
  66: [-0.15, -0.26],
  336: [0.08, -0.24],
  285: [0.09, -0.21],
  334: [0.22, -0.27],
  296: [0.15, -0.26],
  61: [-0.16, 0.26],
  78: [-0.14, 0.26],
  291: [0.16, 0.26],
  308: [0.14, 0.26],
  13: [0, 0.255],
  14: [0, 0.265],
  0: [0, 0.22],
  17: [0, 0.31],
  37: [-0.04, 0.22],
  267: [0.04, 0.22],
  84: [-0.04, 0.31],
  314: [0.04, 0.31],
  234: [-0.42, 0],
  454: [0.42, 0],
}

function aPhotoFace({ x, y, sizePx }: { x: number; y: number; sizePx: number }): PhotoFace {
  const landmarks = new Float32Array(POINTS * 3)
  for (let index = 0; index < POINTS; index += 1) {
    // Any other point lies on the outline, round by its number.
    const turn = (index / POINTS) * 2 * Math.PI
    const [px, py] = PLACES[index] ?? [Math.sin(turn) * 0.42, -Math.cos(turn) * 0.5]
    landmarks.set([x + px * sizePx, y + py * sizePx, 0], index * 3)
  }
  return { score: 0.99, landmarks }
}
