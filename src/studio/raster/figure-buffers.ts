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
  /** Of pixels of hairs drawn one by one: the unit direction from root to tip in 1/127, three per pixel; elsewhere zero. */
  readonly tangent?: Int8Array
  /** How much of such a pixel is covered, of 255, where no figure is behind it; elsewhere 255 or 0. */
  readonly cover?: Uint8Array
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
