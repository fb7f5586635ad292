import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Creases } from './creases.ts'
import { fabricOf } from './fabric.ts'

/** What a cloth is made of, as it is seen from near: how deep it lies below its threads, and half heads from one thread to the next. */
interface Weave {
  readonly period: number
  readonly deep: number
  /** 0 on a thread … 1 between them, by threads along and across the cloth. */
  readonly between: (along: number, across: number) => number
}

/** −1 … 1 from thread to thread, without a sine: this is asked for every pixel. */
const wave = (at: number) => {
  const share = at - Math.floor(at)
  const held = share < 0.5 ? share : share - 0.5
  const bow = 16 * held * (0.5 - held)
  return share < 0.5 ? bow : -bow
}

function hash(row: number, column: number): number {
  let mixed = Math.imul(row, 0x1b873593) ^ Math.imul(column, 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
  mixed ^= mixed >>> 14
  return ((mixed >>> 8) & 0xffff) / 65535
}

/** 0 … 1, one bump for each whole number. */
function noise(along: number, across: number): number {
  const [row, column] = [Math.floor(along), Math.floor(across)]
  const [t, s] = [along - row, across - column]
  const upper = hash(row, column) * (1 - s) + hash(row, column + 1) * s
  const lower = hash(row + 1, column) * (1 - s) + hash(row + 1, column + 1) * s
  return upper * (1 - t) + lower * t
}

/** Stitches in columns, each a pair of legs that lean to each other. */
function stitches(along: number, across: number): number {
  const aside = Math.abs(across - Math.floor(across) - 0.5) * 2
  const leg = wave(along * 1.25 + aside * 0.5)
  return 0.55 * aside * aside * aside + 0.45 * (0.5 - 0.5 * leg)
}

const twill = (along: number, across: number) =>
  0.35 - 0.35 * wave(along * 0.8 + across) + 0.3 * noise(along * 0.4, across * 1.3)
const plain = (along: number, across: number) =>
  0.5 - 0.25 * (wave(along) + wave(across)) * (0.6 + 0.4 * noise(along * 0.3, across))
const felted = (along: number, across: number) => 0.55 * noise(along, across) + 0.45 * noise(along * 2.1 + 7, across * 1.9)
/** Pebbles of many sizes with soft creases between them. */
const grain = (along: number, across: number) => {
  const near = noise(along, across) * noise(along * 1.7 + 11, across * 1.7)
  return 1 - Math.sqrt(near)
}

const WEAVES = {
  knit: { period: 0.06, deep: 0.0095, between: stitches },
  denim: { period: 0.025, deep: 0.003, between: twill },
  wool: { period: 0.034, deep: 0.004, between: felted },
  cotton: { period: 0.024, deep: 0.0015, between: plain },
  leather: { period: 0.03, deep: 0.0028, between: grain },
} as const satisfies Record<string, Weave>

/** Pixels from thread to thread below which none is seen, and over how many more they come out. */
const [UNSEEN_PX, COMES_OUT_PX] = [2.6, 3]

/** Smooth finishes hide what they are woven of, and what shines like leather without being any has no grain. */
function madeOf(garment: Garment, material: Material): keyof typeof WEAVES | undefined {
  if (garment.finish === 'leather') return 'leather'
  if (garment.finish) return undefined
  const { made } = fabricOf(garment, material)
  if (material === MATERIAL.leather) return made === 'leather' ? made : undefined
  return material === MATERIAL.cloth ? made : undefined
}

/** What is to be seen of the threads of a garment where a half head has so many pixels. */
export function weaveOf(garment: Garment, material: Material, unitPx: number): Creases | undefined {
  const made = madeOf(garment, material)
  if (!made) return undefined
  const { period, deep, between }: Weave = WEAVES[made]
  const seen = Math.min(1, (period * unitPx - UNSEEN_PX) / COMES_OUT_PX)
  if (seen <= 0) return undefined
  const [height, perHalfHead] = [deep * seen, 1 / period]
  return (along, across) => height * between(along * perHalfHead + 64, across * perHalfHead + 64)
}

/** A ribbed band: ridges across it, half heads apart and deep. */
const RIB = { period: 0.075, deep: 0.009 } as const

/** Ribs down a knitted cuff or hem. */
export function ribs(unitPx: number): Creases | undefined {
  const seen = Math.min(1, (RIB.period * unitPx - UNSEEN_PX) / COMES_OUT_PX)
  return seen <= 0 ? undefined : (_, across) => RIB.deep * seen * (0.5 - 0.5 * wave(across / RIB.period))
}

/** Folds with the threads of the cloth in them. */
export function woven(folds: Creases | undefined, threads: Creases | undefined): Creases | undefined {
  if (!folds || !threads) return folds ?? threads
  return (along, across) => folds(along, across) + threads(along, across)
}
