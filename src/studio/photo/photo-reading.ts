/** What the networks found in a photo; coordinates are pixels of that photo, from its upper left corner. */
export interface PhotoReading {
  readonly widthPx: number
  readonly heightPx: number
  /** The most prominent face; absent where none was found. */
  readonly face?: PhotoFace
  /** How many faces were found. */
  readonly faceCount: number
  readonly masks: PhotoMasks
}

export interface PhotoFace {
  /** 0 to 1. */
  readonly score: number
  /** 468 MediaPipe face mesh points, x, y, z each. */
  readonly landmarks: Float32Array
}

/** Confidences 0 to 255 on a coarse raster that covers the whole photo; the six sum to about 255 in each cell. */
export interface PhotoMasks {
  readonly widthPx: number
  readonly heightPx: number
  readonly background: Uint8Array
  readonly hair: Uint8Array
  readonly bodySkin: Uint8Array
  readonly faceSkin: Uint8Array
  readonly clothes: Uint8Array
  readonly other: Uint8Array
}
