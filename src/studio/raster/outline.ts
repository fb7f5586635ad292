import type { FigureBuffers } from './figure-buffers.ts'
import { MATERIAL } from './figure-buffers.ts'
import type { Edges } from './find-edges.ts'

export interface OutlineOptions {
  /** Of a line of weight 1, in half heads. */
  readonly lineWidth: number
  /** Weights of the four kinds of line; the contour is the thickest (lesson 31). */
  readonly contour: number
  readonly materialChange: number
  readonly lockEdge: number
  readonly crease: number
  /** Of the contour of hair that is drawn hair by hair; absent as all contours. */
  readonly hairContour?: number
  /** Of the line where two parts of one thing lie in one plane, as sleeve and shirt; absent 1. */
  readonly seam?: number
  /** Lines turned to the light are thinner by up to 35 %. */
  readonly toLight: readonly [number, number, number]
  /** Share by which lines turned away from the light are thicker; absent 0. */
  readonly shadowGain?: number
  /** How hard the pen is pressed at a pixel, a factor of the width; absent 1. */
  readonly pressure?: (at: number) => number
}

/** Half heads of depth between neighbouring pixels of parts that lie on each other. */
const IN_ONE_PLANE = 0.045

/** From which depth between two locks there is a line, and over how much more it comes to its weight, half heads. */
const LOCKS_PART = { from: 0.012, over: 0.025 } as const

/** The same between skin and skin, as of a jaw before the neck. */
const SKIN_PARTS = { from: 0.03, over: 0.05 } as const

/** Between two teeth, or a tooth and a lip; horns of helmets and beaks border on other things. */
const isAmongTeeth = (a: number, b: number): boolean =>
  (a === MATERIAL.horn && (b === MATERIAL.horn || b === MATERIAL.skin)) || (b === MATERIAL.horn && a === MATERIAL.skin)

/** How strong a line between two neighbouring pixels is; 0 is none. */
function lineWeight(buffers: FigureBuffers, a: number, b: number, options: OutlineOptions): number {
  const { part, material, depth } = buffers
  const materialA = material[a]!
  const materialB = material[b]!
  if (materialA === MATERIAL.none || materialB === MATERIAL.none) {
    const isOfHairs = buffers.hairs && (materialA === MATERIAL.hair || materialB === MATERIAL.hair)
    return isOfHairs ? (options.hairContour ?? options.contour) : options.contour
  }
  // Teeth of a face that is geometry: a line round each would be a grille.
  if (buffers.rest && isAmongTeeth(materialA, materialB)) return 0
  const step = Math.abs(depth[a]! - depth[b]!)
  if (part[a] === part[b]) return options.crease * Math.min(1, step * 6)
  if (materialA !== materialB) return options.materialChange * (step > 0.02 ? 1 : 0.72)
  if (materialA === MATERIAL.skin) {
    const parts = (step - SKIN_PARTS.from) / SKIN_PARTS.over
    return parts > 0 ? options.materialChange * Math.min(1, 0.4 + step * 3) * Math.min(1, parts) : 0
  }
  // Where locks hardly part the line fades in: switched on, it would be a row of dots.
  if (materialA === MATERIAL.hair || materialA === MATERIAL.fur) {
    const parts = (step - LOCKS_PART.from) / LOCKS_PART.over
    return parts > 0 ? options.lockEdge * Math.min(1, 0.3 + 2.4 * step) * Math.min(1, parts) : 0
  }
  return options.materialChange * Math.min(1, 0.45 + step * 4) * (step < IN_ONE_PLANE ? (options.seam ?? 1) : 1)
}

/**
 * Ink from the buffers, 0…255 per pixel: a round dot for every edge, as thick as the edge is strong, so that lines end
 * round and taper.
 */
export function outline(buffers: FigureBuffers, edges: Edges, options: OutlineOptions): Uint8Array {
  const { widthPx: width, heightPx: height, normal, depth } = buffers
  const ink = new Uint8Array(width * height)
  const [lx, ly] = options.toLight
  const { shadowGain = 0, pressure } = options
  const fullWidthPx = options.lineWidth * buffers.unitPx
  for (let index = 0; index < edges.at.length; index += 1) {
    const a = edges.at[index]!
    const b = edges.other[index]!
    const weight = lineWeight(buffers, a, b, options)
    if (weight === 0) continue
    const inner = depth[a]! > depth[b]! ? a : b
    const facing =
      shadowGain > 0 ? widelyFacing(buffers, inner, options) : normal[inner * 3]! * lx + normal[inner * 3 + 1]! * ly
    const lean = facing > 0 ? 1 - 0.35 * Math.min(1, facing) : 1 + shadowGain * Math.min(1, -facing)
    const widthPx = weight * fullWidthPx * lean * (pressure ? pressure(a) : 1)
    // Thinner than a pixel, a line fades instead.
    const radius = Math.max(0.5, widthPx / 2)
    const darkness = Math.min(1, widthPx) * 255
    // The edge runs between the two pixels.
    const centreX = (a % width) + (b === a + 1 ? 0.5 : 0)
    const centreY = Math.floor(a / width) + (b === a + 1 ? 0 : 0.5)
    const reach = radius + 0.5
    const fromX = Math.max(0, Math.ceil(centreX - reach))
    const toX = Math.min(width - 1, Math.floor(centreX + reach))
    const toY = Math.min(height - 1, Math.floor(centreY + reach))
    for (let y = Math.max(0, Math.ceil(centreY - reach)); y <= toY; y += 1) {
      for (let x = fromX; x <= toX; x += 1) {
        const dx = x - centreX
        const dy = y - centreY
        const cover = reach - Math.sqrt(dx * dx + dy * dy)
        if (cover <= 0) continue
        const value = cover >= 1 ? darkness : darkness * cover
        const at = y * width + x
        if (value > ink[at]!) ink[at] = value
      }
    }
  }
  return ink
}

/** Half heads around an edge over which a heavy line asks where the surface faces: seams and folds would bead it. */
const AROUND = 0.09

function widelyFacing(
  { part, normal, widthPx, unitPx }: FigureBuffers,
  at: number,
  { toLight: [lx, ly] }: OutlineOptions,
): number {
  let [sum, count] = [0, 0]
  const step = Math.max(1, Math.round((AROUND * unitPx) / 2))
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      const near = at + (row * widthPx + column) * step
      if (part[near] !== part[at]) continue
      sum += normal[near * 3]! * lx + normal[near * 3 + 1]! * ly
      count += 1
    }
  }
  return count === 0 ? 0 : sum / count
}
