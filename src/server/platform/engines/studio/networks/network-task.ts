import type { PhotoMasks, PhotoReading } from '#studio/photo/photo-reading.ts'

/** What the thread of the networks is asked; `masks` alone is enough to judge a picture and takes half the time. */
export interface NetworkTask {
  readonly id: number
  readonly look: 'all' | 'masks'
  readonly bytes: Uint8Array
}

export type NetworkAnswer =
  | { readonly id: number; readonly reading: PhotoReading }
  | { readonly id: number; readonly masks: PhotoMasks }
  | { readonly id: number; readonly error: string; readonly isMissing: boolean }
