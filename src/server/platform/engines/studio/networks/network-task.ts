import type { PhotoFace, PhotoMasks, PhotoReading } from '#studio/photo/photo-reading.ts'

/** What the thread of the networks is asked. */
export type NetworkQuestion =
  /** `masks` alone is enough to judge a picture and takes half the time. */
  | { readonly look: 'all' | 'masks'; readonly bytes: Uint8Array }
  /** The face of the next picture of a film, whose points in the picture before are `known`. */
  | { readonly look: 'follow'; readonly frame: RawFrame; readonly known?: Float32Array }

export type NetworkTask = NetworkQuestion & { readonly id: number }

/** RGBA, rows from the top. */
export interface RawFrame {
  readonly rgba: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

export type NetworkAnswer =
  | { readonly id: number; readonly reading: PhotoReading }
  | { readonly id: number; readonly masks: PhotoMasks }
  | { readonly id: number; readonly followed: PhotoFace | null }
  | { readonly id: number; readonly error: string; readonly isMissing: boolean }
