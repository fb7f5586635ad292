import type { Beneath, FigureBuffers, HairLayer } from './figure-buffers.ts'

/** Empty layers of a figure, all zero and nothing near. */
export type Layers = Pick<FigureBuffers, 'depth' | 'normal' | 'material' | 'part' | 'albedo' | 'strandU' | 'strandV' | 'rest'>

/**
 * Layers given back, for the next figure of the same size. Memory fresh from the system costs more than all that is
 * written to it (80 ms of a picture of 1024 × 1024), so one set is kept.
 */
let kept: Layers | undefined
/** Most figures have no such layer: it is kept by itself. */
let keptRest: Float32Array | undefined

/** Fresh layers for so many pixels. */
export function emptyLayers(count: number): Layers {
  return {
    depth: new Float32Array(count).fill(Number.NEGATIVE_INFINITY),
    normal: new Float32Array(count * 3),
    material: new Uint8Array(count),
    part: new Uint16Array(count),
    albedo: new Uint8ClampedArray(count * 3),
    strandU: new Float32Array(count),
    strandV: new Float32Array(count),
  }
}

/** Layers for so many pixels, fresh or used before. */
export function takeLayers(count: number): Layers {
  if (kept?.part.length !== count) return emptyLayers(count)
  const layers = kept
  kept = undefined
  layers.depth.fill(Number.NEGATIVE_INFINITY)
  for (const layer of [layers.normal, layers.material, layers.part, layers.albedo, layers.strandU, layers.strandV])
    layer.fill(0)
  return layers
}

/** The layer of places on the skin for so many pixels, all zero; of a figure that carries them. */
export function takeRest(count: number): Float32Array {
  if (keptRest?.length !== count * 3) return new Float32Array(count * 3)
  const rest = keptRest
  keptRest = undefined
  return rest.fill(0)
}

type HairValues = Omit<HairLayer, 'beneath'>
let keptHairs: HairValues | undefined

/** The layer of hairs for so many pixels; none of them covers any. */
export function takeHairs(count: number): HairValues {
  if (keptHairs?.cover.length !== count)
    return {
      cover: new Uint8Array(count),
      albedo: new Uint8ClampedArray(count * 3),
      normal: new Int8Array(count * 3),
      tangent: new Int8Array(count * 3),
      lie: new Int8Array(count * 3),
    }
  const hairs = keptHairs
  keptHairs = undefined
  hairs.cover.fill(0)
  return hairs
}

/** Room for what so many pixels have beneath their hairs. */
export function createBeneath(count: number): Beneath {
  return {
    at: new Uint32Array(count),
    material: new Uint8Array(count),
    part: new Uint16Array(count),
    albedo: new Uint8ClampedArray(count * 3),
    normal: new Float32Array(count * 3),
    strandU: new Float32Array(count),
    strandV: new Float32Array(count),
  }
}

/** Gives the layers of a figure back when its picture is painted; nobody may read them afterwards. */
export function giveBackLayers({ depth, normal, material, part, albedo, strandU, strandV, rest, hairs }: FigureBuffers): void {
  kept = { depth, normal, material, part, albedo, strandU, strandV }
  keptRest = rest ?? keptRest
  keptHairs = hairs ?? keptHairs
}
