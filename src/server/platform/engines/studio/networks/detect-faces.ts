import type { Network } from './load-network.ts'
import { type Level, readSquare, type Square } from './picture-levels.ts'

/** A face as the detector sees it, in pixels of the picture at working size. */
export interface DetectedFace {
  /** 0 to 1. */
  readonly score: number
  readonly centerX: number
  readonly centerY: number
  readonly sidePx: number
  /** From the eye on the picture's left to the one on its right, radians. */
  readonly rotation: number
}

const LEAST_SCORE = 0.5
/** Of their union; two finds that share more are one face. */
const SAME_FACE_SHARE = 0.3
const MOST_FACES = 16
/** Numbers per anchor: centre, size, then six points of which the first two are the eyes. */
const NUMBERS = 16

/**
 * Faces in the whole picture and, for smaller ones, in parts of it; the largest first. `head` is where the masks show skin
 * of a face.
 */
export async function detectFaces(network: Network, levels: readonly Level[], head?: Square): Promise<DetectedFace[]> {
  const [picture] = levels
  if (!picture) return []
  const found: DetectedFace[] = head ? await detectIn(network, levels, head) : []
  for (const share of [1, 1 / 2, 1 / 3]) {
    // A face that the coarse look missed is small, if it is there at all; the finest look is for pictures without any.
    if (share < 1 / 2 && found.length > 0) break
    for (const square of tiles(picture, share)) found.push(...(await detectIn(network, levels, square)))
  }
  return onePerFace(found).sort((one, other) => other.sidePx - one.sidePx)
}

/** Squares of a share of the longer side that overlap by half. */
function* tiles({ widthPx, heightPx }: Level, share: number): Generator<Square> {
  if (share === 1) {
    yield { centerX: widthPx / 2, centerY: heightPx / 2, sidePx: Math.max(widthPx, heightPx), rotation: 0 }
    return
  }
  const sidePx = Math.max(widthPx, heightPx) * share
  for (const centerY of centers(heightPx, sidePx)) {
    for (const centerX of centers(widthPx, sidePx)) yield { centerX, centerY, sidePx, rotation: 0 }
  }
}

function centers(lengthPx: number, sidePx: number): number[] {
  if (lengthPx <= sidePx) return [lengthPx / 2]
  const steps = Math.ceil((lengthPx - sidePx) / (sidePx / 2))
  return Array.from({ length: steps + 1 }, (_, step) => sidePx / 2 + ((lengthPx - sidePx) * step) / steps)
}

async function detectIn(network: Network, levels: readonly Level[], square: Square): Promise<DetectedFace[]> {
  const { sizePx } = network
  const [boxes, scores] = await network.run(readSquare(levels, square, { sizePx, from: -1, to: 1 }))
  if (!boxes || !scores) return []
  const scale = square.sidePx / sizePx
  const left = square.centerX - square.sidePx / 2
  const top = square.centerY - square.sidePx / 2
  const faces: DetectedFace[] = []
  for (const [index, anchor] of anchorsFor(sizePx).entries()) {
    const score = 1 / (1 + Math.exp(-(scores[index] as number)))
    if (score < LEAST_SCORE) continue
    const [x = 0, y = 0, width = 0, height = 0, eyeX = 0, eyeY = 0, otherX = 0, otherY = 0] = boxes.subarray(
      index * NUMBERS,
      index * NUMBERS + NUMBERS,
    )
    faces.push({
      score,
      centerX: left + (anchor.x + x) * scale,
      centerY: top + (anchor.y + y) * scale,
      sidePx: Math.max(width, height) * scale,
      rotation: Math.atan2(otherY - eyeY, otherX - eyeX),
    })
  }
  return faces
}

const anchorsBySize = new Map<number, { x: number; y: number }[]>()

/** Centres the detector measures from: two in each cell of 8 pixels, six in each of 16 (BlazeFace, short range). */
function anchorsFor(sizePx: number): { x: number; y: number }[] {
  const known = anchorsBySize.get(sizePx)
  if (known) return known
  const anchors = [
    { cellPx: 8, count: 2 },
    { cellPx: 16, count: 6 },
  ].flatMap(({ cellPx, count }) => {
    const cells = sizePx / cellPx
    return Array.from({ length: cells * cells * count }, (_, index) => {
      const cell = Math.floor(index / count)
      return { x: ((cell % cells) + 0.5) * cellPx, y: (Math.floor(cell / cells) + 0.5) * cellPx }
    })
  })
  anchorsBySize.set(sizePx, anchors)
  return anchors
}

/** Of finds that lie on one another the surest is kept. */
function onePerFace(found: readonly DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = []
  for (const face of found.toSorted((one, other) => other.score - one.score)) {
    if (kept.length < MOST_FACES && kept.every((other) => sharedPart(face, other) < SAME_FACE_SHARE)) kept.push(face)
  }
  return kept
}

function sharedPart(one: DetectedFace, other: DetectedFace): number {
  const overlap = (a: number, b: number) =>
    Math.max(0, Math.min(a + one.sidePx / 2, b + other.sidePx / 2) - Math.max(a - one.sidePx / 2, b - other.sidePx / 2))
  const both = overlap(one.centerX, other.centerX) * overlap(one.centerY, other.centerY)
  // A small find inside a large one is the same face too.
  return both / Math.min(one.sidePx ** 2, other.sidePx ** 2)
}
