/** What a pixel is made of; each style shades materials in its own way. */
export const MATERIAL = {
  none: 0,
  skin: 1,
  hair: 2,
  cloth: 3,
  leather: 4,
  metal: 5,
  glass: 6,
  fur: 7,
  horn: 8,
  glow: 9,
  eye: 10,
  gem: 11,
  wood: 12,
} as const
export type Material = (typeof MATERIAL)[keyof typeof MATERIAL]

/**
 * Hairs drawn one by one, as a layer over the figure: where they cover little, what is behind them is seen between them. Values
 * count where `cover` is not 0. Where they cover at least half of a pixel the figure's own layers have them too, for painters who
 * know one surface per pixel; what is beneath them there is kept in `beneath`.
 */
export interface HairLayer {
  /** How much of a pixel they cover, of 255. */
  readonly cover: Uint8Array
  /** RGB bytes, three per pixel. */
  readonly albedo: Uint8ClampedArray
  /** Unit normal and unit direction from root to tip in 1/127, three per pixel. */
  readonly normal: Int8Array
  readonly tangent: Int8Array
  /** Three per pixel in 1/127: how far along a hair, which of the locks (−1 … 1, at random), and how far before (1) or behind (−1) its neighbours. */
  readonly lie: Int8Array
  readonly beneath: Beneath
}

/** What hairs hide a part of: of every pixel in `at` the figure's own values, as its layers have them. */
export interface Beneath {
  readonly at: Uint32Array
  readonly material: Uint8Array
  readonly part: Uint16Array
  readonly albedo: Uint8ClampedArray
  readonly normal: Float32Array
  readonly strandU: Float32Array
  readonly strandV: Float32Array
}

/** From here on a pixel of hairs counts as theirs in the figure's own layers, of 255. */
export const MOSTLY_HAIR = 128

/**
 * The figure as layers of numbers, one value per pixel, rows from the top. Every style is a shader over these.
 * x right, y down, z toward the viewer; lengths in half heads.
 */
export interface FigureBuffers {
  /** Row where the ground is below the figure, which may stand, jump or fly over it. */
  readonly floorRow?: number
  /** Columns between which the feet of somebody who walks through a film tread; their shadow keeps still. */
  readonly tread?: readonly [leftPx: number, rightPx: number]
  readonly widthPx: number
  readonly heightPx: number
  /** Pixels per half head, for line widths and blur radii. */
  readonly unitPx: number
  /** View-space z; −Infinity where there is no figure. */
  readonly depth: Float32Array
  /** Unit normals, three values per pixel. */
  readonly normal: Float32Array
  readonly material: Uint8Array
  /** Which piece of the figure: head, hair cap, every lock, garments, hands … A change of part may carry a line. */
  readonly part: Uint16Array
  /** Base colour before light, RGB bytes, three per pixel. */
  readonly albedo: Uint8ClampedArray
  /** Along a lock or strand 0 root … 1 tip, and across it −1 … 1; 0 elsewhere. */
  readonly strandU: Float32Array
  readonly strandV: Float32Array
  /** Hairs drawn one by one, where the figure has any. */
  readonly hairs?: HairLayer
  /** `Surface.rest`, three per pixel; only of figures that have a surface with it. */
  readonly rest?: Float32Array
}

/** Part ids that styles know by name; others are handed out from `firstFree`. */
export const PART = {
  none: 0,
  head: 1,
  hairCap: 2,
  neck: 3,
  body: 4,
  earLeft: 5,
  earRight: 6,
  handLeft: 7,
  handRight: 8,
  firstFree: 16,
  /** Body, clothes and what is held have their ids from here on. */
  firstGarment: 8192,
} as const
