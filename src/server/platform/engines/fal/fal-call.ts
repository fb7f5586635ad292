import { FAL_MODELS, type FalUse } from './fal-models.ts'
import type { CallState } from './fal-shapes.ts'

/** A file among the inputs of a call; it becomes an address, or a data address, before it is sent. */
export interface InputFile {
  readonly file: Uint8Array
}

type InputValue =
  | string
  | number
  | boolean
  | InputFile
  | readonly InputFile[]
  | { readonly width: number; readonly height: number }

/** One request for work, before its files have addresses. */
export interface FalCall extends Omit<CallState, 'model'> {
  readonly use: FalUse
  readonly input: Readonly<Record<string, InputValue>>
  readonly costUsd: number
}

/** What the house is expected to pay for so many megapixels or seconds. */
export function costOf(use: FalUse, amount: number): number {
  return FAL_MODELS[use].usd * amount
}

export function megapixels({ widthPx, heightPx }: { widthPx: number; heightPx: number }): number {
  return (widthPx * heightPx) / 1_000_000
}

export function isInputFile(value: unknown): value is InputFile {
  return typeof value === 'object' && value !== null && 'file' in value
}
