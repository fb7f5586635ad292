import { clamp, smoothStep } from '../form/curve.ts'
import { dot, subtract } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'
import { PART } from '../raster/figure-buffers.ts'
import type { FilmLayers } from './film-layers.ts'
import { isOfHead } from './is-of-head.ts'
import type { MotionMap } from './motion-map.ts'
import type { Shifts } from './move-figure.ts'

/** A forearm that waves: it turns about the elbow. Layer pixels; z is toward the viewer. */
export interface WavingArm {
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly hand: Vector
  /** Of a person of the human form. */
  readonly isOfForm?: boolean
}

/** Radians and seconds of one wave. */
const WAVE = { angle: 0.3, seconds: 0.85 } as const
/** Half heads on both sides of the axis that the forearm needs, and how much more the spread hand and a wide sleeve do. */
const ARM_REACH = 0.36
/** Of the human form, whose sleeves are wider than drawn ones. */
const REAL_ARM_REACH = 0.52
const HAND_REACH = 0.5
const SLEEVE_REACH = 1.1
/** A piece of the figure is a sleeve or a hand when it covers this share of the forearm. */
const LEAST_OF_ARM = 0.08
/** Along the axis, 0 the elbow and 1 the middle of the hand: from where on the arm is a layer of its own, alone, and its end. */
const ALONG = { from: 0.2, alone: 0.42, to: 2 } as const
/**
 * The arm of a person of the human form is not cut at the elbow: all of its sleeve is the layer, which turns from this far along the
 * axis on, and beside the axis fades into what stays, in half heads; what turns less than the least stays in the figure too.
 */
const REAL = { from: 0.2, turned: 0.62, staysFrom: 0.45, staysTo: 1.15, hand: 0.6, least: 0.04 } as const
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
  const rims = waysFrom(layers, arm)
  const partAt = (pixel: number) =>
    rims.map((way) => part[pixel + way] ?? 0).find((number) => number !== PART.none) ?? PART.none
  const sleeves = mainParts(pixels.filter(({ beyondPx, along }) => beyondPx <= 0 && along < 1).map(({ pixel }) => part[pixel]!))
  for (const { x, y, pixel, along, turn, beyondPx, isOfUpperArm } of pixels) {
    const isWide = beyondPx > 0
    if (isWide && ((isOfUpperArm && !arm.isOfForm) || !sleeves.has(partAt(pixel)))) continue
    const at = (y * widthPx + x) * 4
    for (let channel = 0; channel < 4; channel += 1) layer[at + channel] = figure[at + channel]!
    if (arm.isOfForm ? turn > REAL.least : isWide || along > ALONG.alone) figure.fill(0, at, at + 4)
  }
  return layer
}

/** To a pixel itself and, as the soft rim of a person of the human form lies beside them, to those around it, the nearest first. */
function waysFrom({ built: { buffers } }: FilmLayers, { isOfForm }: WavingArm): readonly number[] {
  const { widthPx } = buffers
  return isOfForm ? [0, -1, 1, -widthPx, widthPx, -2, 2, -2 * widthPx, 2 * widthPx] : [0]
}

/** Everything of the figure beside the forearm that is not of the head, as far as a wide sleeve reaches. */
function pixelsBeside(layers: FilmLayers, map: MotionMap, arm: WavingArm) {
  const { figure, widthPx, heightPx, built } = layers
  const { buffers } = built
  const scale = buffers.widthPx / widthPx
  const place = placeOn(arm)
  const rims = waysFrom(layers, arm)
  const armReach = arm.isOfForm ? REAL_ARM_REACH : ARM_REACH
  const beside = []
  for (let y = 0, at = 3; y < heightPx; y += 1) {
    const row = Math.min(buffers.heightPx - 1, Math.floor((y + 0.5) * scale)) * buffers.widthPx
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      if (figure[at] === 0) continue
      const { along, asidePx, innerPx } = place(x, y)
      const beyondPx = asidePx - (armReach + HAND_REACH * smoothStep(0.5, 0.95, along)) * map.unitPx
      if (along < ALONG.from || along > ALONG.to || beyondPx > SLEEVE_REACH * map.unitPx) continue
      const pixel = row + Math.min(buffers.widthPx - 1, Math.floor((x + 0.5) * scale))
      const isHead = AROUND.some((step) => isOfHead(buffers, pixel + step[0] + step[1] * buffers.widthPx))
      if (isHead || map.ofHead[Math.round(y / map.knotPx) * map.columns + Math.round(x / map.knotPx)]! > MOST_OF_HEAD) continue
      const depth = rims.map((way) => buffers.depth[pixel + way] ?? Number.NEGATIVE_INFINITY).find(Number.isFinite)
      const point: Vector = [x, y, (depth ?? Number.NEGATIVE_INFINITY) * map.unitPx]
      const isOfUpperArm = farFrom(point, arm.elbow, arm.shoulder) < farFrom(point, arm.elbow, arm.hand)
      const turn = arm.isOfForm ? turnOfForm({ along, innerPx }, map) : 1
      beside.push({ x, y, pixel, along, turn, beyondPx, isOfUpperArm })
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
  const weights = Float32Array.from({ length: columns * rows }, (_, knot) => {
    const at = place((knot % columns) * knotPx, Math.floor(knot / columns) * knotPx)
    return arm.isOfForm ? turnOfForm(at, map) : smoothStep(0, 0.55, at.along)
  })
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

/** How much of the wave a place beside the arm of a person of the human form takes part in, 0…1. */
function turnOfForm({ along, innerPx }: { along: number; innerPx: number }, { unitPx }: MotionMap): number {
  // A spread hand reaches farther inward than a forearm; what is there beside that is the upper arm.
  const inner = innerPx / unitPx - REAL.hand * smoothStep(0.6, 1, along)
  return smoothStep(REAL.from, REAL.turned, along) * (1 - smoothStep(REAL.staysFrom, REAL.staysTo, inner))
}

function placeOn({ shoulder, elbow, hand }: WavingArm) {
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]]
  const length = Math.hypot(dx, dy) || 1
  const inner = Math.sign((shoulder[0] - elbow[0]) * dy - (shoulder[1] - elbow[1]) * dx)
  return (x: number, y: number) => {
    const [px, py] = [x - elbow[0], y - elbow[1]]
    const aside = (px * dy - py * dx) / length
    return { along: (px * dx + py * dy) / (length * length), asidePx: Math.abs(aside), innerPx: aside * inner }
  }
}
