import type { StyleId } from '../../contract/styles.ts'
import type { Rgb } from '../color.ts'
import type { Reading } from '../sheet/reading.ts'
import type { Grade } from './grade.ts'

/** One thing that an instruction asks for; `said` are its own words, for warnings. */
export type EditOrder = { readonly said: string } & (
  | { readonly kind: 'describe'; readonly reading: Reading }
  | { readonly kind: 'remove'; readonly what: string }
  | { readonly kind: 'replace'; readonly what: string; readonly reading: Reading }
  | { readonly kind: 'style'; readonly style: StyleId }
  | { readonly kind: 'grade'; readonly grade: Partial<Grade> }
  | { readonly kind: 'frame'; readonly frame: Frame }
  | { readonly kind: 'compare'; readonly toward: Comparison }
  /** Another colour of the sky; the reading has what else the words say, such as that it is clear. */
  | { readonly kind: 'sky'; readonly color: Rgb; readonly reading: Reading }
  | { readonly kind: 'unknown' }
)

export type Frame = 'nearer' | 'farther' | 'face' | 'upper body' | 'whole figure' | 'square'

export const COMPARISONS = [
  'older',
  'younger',
  'longer hair',
  'shorter hair',
  'taller',
  'shorter',
  'slimmer',
  'heavier',
] as const
export type Comparison = (typeof COMPARISONS)[number]
