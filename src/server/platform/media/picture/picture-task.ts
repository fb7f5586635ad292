/** What the decoder's process is asked to do with a stranger's picture. */
export type PictureTask =
  | { readonly task: 'look'; readonly bytes: Uint8Array; readonly thumbnailPx: number; readonly quality: number }
  | { readonly task: 'clean'; readonly bytes: Uint8Array; readonly maxSidePx: number }

export interface LookedAt {
  /** As it is seen: a photo may be stored lying on its side. */
  readonly widthPx: number
  readonly heightPx: number
  /** webp. */
  readonly thumbnail: Uint8Array
}

export type PictureAnswer = { readonly looked: LookedAt } | { readonly cleaned: Uint8Array } | { readonly unreadable: string }
