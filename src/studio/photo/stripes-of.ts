import type { Rgb } from '../color.ts'
import { mainColors } from './main-colors.ts'

type Sample = readonly [red: number, green: number, blue: number]

/** Fewer samples in a row, or fewer rows, tell nothing. */
const LEAST_IN_ROW = 6
const LEAST_ROWS = 10
/** Of the rows: each of the two colours has at least so many. */
const LEAST_SHARE = 0.18
/** 0…1: how far apart the two colours are at least, and how uneven a row of one stripe is at most, of that. */
const APART = 0.3
const UNEVEN = 0.45
/** From one colour to the other and back: trousers below a shirt are no stripe. */
const LEAST_TURNS = 2

/** The two colours of cloth that is striped across, the more frequent first; undefined for any other. `rows` are from top to bottom. */
export function stripesOf(rows: readonly (readonly Sample[])[]): readonly [Rgb, Rgb] | undefined {
  const full = rows.filter((row) => row.length >= LEAST_IN_ROW)
  if (full.length < LEAST_ROWS) return undefined
  const means = full.map(meanOf)
  const [first, second] = mainColors(means, 2)
  if (!first || !second || second.share < LEAST_SHARE) return undefined
  const apart = distance(bytesOf(first.color), bytesOf(second.color))
  if (apart < APART * 255) return undefined
  const uneven = full.reduce((sum, row, index) => sum + spreadOf(row, means[index]!), 0) / full.length
  if (uneven > apart * UNEVEN) return undefined
  const isFirst = means.map((mean) => distance(mean, bytesOf(first.color)) < distance(mean, bytesOf(second.color)))
  const turns = isFirst.filter((value, index) => index > 0 && value !== isFirst[index - 1]).length
  return turns < LEAST_TURNS ? undefined : [first.color, second.color]
}

const bytesOf = ([red, green, blue]: Rgb): Sample => [red * 255, green * 255, blue * 255]

function meanOf(row: readonly Sample[]): Sample {
  const sum = (channel: 0 | 1 | 2) => row.reduce((all, sample) => all + sample[channel], 0) / row.length
  return [sum(0), sum(1), sum(2)]
}

const spreadOf = (row: readonly Sample[], mean: Sample) =>
  row.reduce((sum, sample) => sum + distance(sample, mean), 0) / row.length

const distance = (one: Sample, other: Sample) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
