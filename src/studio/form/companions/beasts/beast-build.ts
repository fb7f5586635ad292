import type { Rgb } from '../../../color.ts'

export type EarShape =
  | 'pricked'
  | 'tall'
  | 'folded'
  | 'hanging'
  | 'long'
  | 'round'
  | 'side'
  | 'rose'
  | 'leaf'
  | 'aside'
  | 'fan'
  | 'none'
export type CoatPattern =
  | 'plain'
  | 'cream below'
  | 'mask'
  | 'saddle'
  | 'collie'
  | 'tan points'
  | 'tabby'
  | 'tiger'
  | 'spots'
  | 'rosettes'
  | 'patches'
  | 'zebra'
  | 'fox'
  | 'panda'
  | 'pug'
  | 'points'
  | 'face'
  | 'muzzle'
  | 'scales'

/** A four-legged animal: lengths as shares of its height at the shoulders, those of the head as shares of its skull's radius. */
export interface BeastBuild {
  /** Height at the shoulders, in half heads of a grown person. */
  readonly high: number
  /** From the breast to the rump. */
  readonly long: number
  /** How thick the trunk is, and how much narrower than deep. */
  readonly girth: number
  readonly flat: number
  readonly legs: number
  /** How high and how far forward the neck carries the head, and how thick it is. */
  readonly neck: { readonly up: number; readonly fore: number; readonly thick: number }
  readonly skull: number
  /** How far it looks down, radians. */
  readonly nod: number
  readonly muzzle: { readonly long: number; readonly wide: number; readonly deep: number }
  /** 0: forehead and muzzle in one line; 1: a steep step between them. */
  readonly stop: number
  readonly ears: EarShape
  readonly eye: { readonly size: number; readonly apart: number; readonly color: Rgb; readonly isSlit?: boolean }
  readonly nose: Rgb
  readonly tail: 'none' | 'plume' | 'curl' | 'thin' | 'brush' | 'stub' | 'tuft' | 'horse' | 'squirrel' | 'dragon'
  readonly color: Rgb
  readonly pattern: CoatPattern
  /** Length of its hairs; 0 for bare hide. */
  readonly fur: number
  /** Hair in small curls. */
  readonly isCurly?: boolean
  readonly hasHooves?: boolean
  readonly mane?: 'ruff' | 'crest'
  readonly horns?: 'goat' | 'cow' | 'antlers' | 'unicorn' | 'dragon'
  readonly snout?: 'disc' | 'trunk'
  readonly whiskers?: boolean
  readonly hasWings?: boolean
  /** Spikes down the back. */
  readonly hasSpikes?: boolean
  /** It stands where others sit. */
  readonly isStanding?: boolean
}
