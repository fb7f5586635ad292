import { clamp, smoothStep } from '../form/curve.ts'
import { dot, subtract } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'
import type { FilmLayers } from './film-layers.ts'
import { isOfHead } from './is-of-head.ts'
import type { MotionMap } from './motion-map.ts'
import type { Shifts } from './move-figure.ts'

/** A forearm that waves: it turns about the elbow. Layer pixels; z is toward the viewer. */
export interface WavingArm {
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly hand: Vector
}

/** Radians and seconds of one wave. */
const WAVE = { angle: 0.3, seconds: 0.85 } as const
/** Half heads on both sides of the axis that the forearm needs, and how much more the spread hand and a wide sleeve do. */
const ARM_REACH = 0.36
const HAND_REACH = 0.5
const SLEEVE_REACH = 1.1
/** A piece of the figure is a sleeve or a hand when it covers this share of the forearm. */
const LEAST_OF_ARM = 0.08
/** Along the axis, 0 the elbow and 1 the middle of the hand: from where on the arm is a layer of its own, alone, and its end. */
const ALONG = { from: 0.2, alone: 0.42, to: 2 } as const
/** Knots that hold more of the head than this keep what they have. */
const MOST_OF_HEAD = 0.35

/**
 * Takes the forearm out of the figure's layer, which loses it, into a layer of its own: as one layer, what is beside the arm
 * would be dragged along.
 */
export function takeArm(layers: FilmLayers, map: MotionMap, arm: WavingArm): Int16Array {
  const { figure, widthPx } = layers
  const layer = new Int16Array(figure.length)
  const { part } = layers.built.buffers
  const pixels = pixelsBeside(layers, map, arm)
  const sleeves = mainParts(pixels.filter(({ beyondPx, along }) => beyondPx <= 0 && along < 1).map(({ pixel }) => part[pixel]!))
  for (const { x, y, pixel, along, beyondPx, isOfUpperArm } of pixels) {
    const isWide = beyondPx > 0
    if (isWide && (isOfUpperArm || !sleeves.has(part[pixel]!))) continue
    const at = (y * widthPx + x) * 4
    for (let channel = 0; channel < 4; channel += 1) layer[at + channel] = figure[at + channel]!
    if (isWide || along > ALONG.alone) figure.fill(0, at, at + 4)
  }
  return layer
}

/** Everything of the figure beside the forearm that is not of the head, as far as a wide sleeve reaches. */
function pixelsBeside({ figure, widthPx, heightPx, built }: FilmLayers, map: MotionMap, arm: WavingArm) {
  const { buffers } = built
  const scale = buffers.widthPx / widthPx
  const place = placeOn(arm)
  const beside = []
  for (let y = 0, at = 3; y < heightPx; y += 1) {
    const row = Math.min(buffers.heightPx - 1, Math.floor((y + 0.5) * scale)) * buffers.widthPx
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      if (figure[at] === 0) continue
      const { along, asidePx } = place(x, y)
      const beyondPx = asidePx - reachAt(along) * map.unitPx
      if (along < ALONG.from || along > ALONG.to || beyondPx > SLEEVE_REACH * map.unitPx) continue
      const pixel = row + Math.min(buffers.widthPx - 1, Math.floor((x + 0.5) * scale))
      const isHead = AROUND.some((step) => isOfHead(buffers, pixel + step[0] + step[1] * buffers.widthPx))
      if (isHead || map.ofHead[Math.round(y / map.knotPx) * map.columns + Math.round(x / map.knotPx)]! > MOST_OF_HEAD) continue
      const point: Vector = [x, y, buffers.depth[pixel]! * map.unitPx]
      const isOfUpperArm = farFrom(point, arm.elbow, arm.shoulder) < farFrom(point, arm.elbow, arm.hand)
      beside.push({ x, y, pixel, along, beyondPx, isOfUpperArm })
    }
  }
  return beside
}

/** From a point to a line between two others. */
function farFrom(point: Vector, from: Vector, to: Vector): number {
  const line = subtract(to, from)
  const away = subtract(point, from)
  const share = clamp(dot(away, line) / (dot(line, line) || 1), 0, 1)
  return Math.hypot(away[0] - line[0] * share, away[1] - line[1] * share, away[2] - line[2] * share)
}

/** The parts that are not only here and there among these. */
function mainParts(parts: readonly number[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > parts.length * LEAST_OF_ARM).map(([part]) => part))
}

/** A lock's outline lies beside it. */
const AROUND = [
  [0, 0],
  [-3, 0],
  [3, 0],
  [0, -3],
  [0, 3],
] as const

/** The arm's own movement on top of the figure's: away from the head and back. The same arrays are filled again each time. */
export function armMotion(map: MotionMap, arm: WavingArm): (seconds: number, figure: Shifts) => Shifts {
  const { columns, rows, knotPx, throat } = map
  const place = placeOn(arm)
  const weights = Float32Array.from({ length: columns * rows }, (_, knot) =>
    smoothStep(0, 0.55, place((knot % columns) * knotPx, Math.floor(knot / columns) * knotPx).along),
  )
  const shifts: Shifts = { x: new Float32Array(columns * rows), y: new Float32Array(columns * rows) }
  const outward = Math.sign(arm.hand[0] - throat[0]) || 1
  return (seconds, figure) => {
    const angle = outward * WAVE.angle * 0.5 * (1 - Math.cos((2 * Math.PI * seconds) / WAVE.seconds))
    for (let row = 0, knot = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1, knot += 1) {
        const turn = angle * weights[knot]!
        const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
        const x = column * knotPx - arm.elbow[0]
        const y = row * knotPx - arm.elbow[1]
        // Where the place that is now here was before: turned back about the elbow.
        shifts.x[knot] = figure.x[knot]! + x - (x * cos + y * sin)
        shifts.y[knot] = figure.y[knot]! + y - (y * cos - x * sin)
      }
    }
    return shifts
  }
}

const reachAt = (along: number) => ARM_REACH + HAND_REACH * smoothStep(0.5, 0.95, along)

function placeOn({ elbow, hand }: Pick<WavingArm, 'elbow' | 'hand'>) {
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]]
  const length = Math.hypot(dx, dy) || 1
  return (x: number, y: number) => {
    const [px, py] = [x - elbow[0], y - elbow[1]]
    return { along: (px * dx + py * dy) / (length * length), asidePx: Math.abs(px * dy - py * dx) / length }
  }
}
