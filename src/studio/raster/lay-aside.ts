import type { FigureBuffers } from './figure-buffers.ts'

/**
 * Exchanges hairs in the figure's own layers for what is beneath them, and at the next call back again: whoever shades the figure
 * behind its hairs does so between two calls. What hairs cover whole stays theirs.
 */
export function layHairsAside({ material, part, albedo, normal, strandU, strandV, hairs }: FigureBuffers): void {
  if (!hairs) return
  const { beneath } = hairs
  const count = beneath.at.length
  for (let index = 0; index < count; index += 1) {
    const at = beneath.at[index]!
    const kind = material[at]!
    material[at] = beneath.material[index]!
    beneath.material[index] = kind
    const piece = part[at]!
    part[at] = beneath.part[index]!
    beneath.part[index] = piece
    const along = strandU[at]!
    strandU[at] = beneath.strandU[index]!
    beneath.strandU[index] = along
    const across = strandV[at]!
    strandV[at] = beneath.strandV[index]!
    beneath.strandV[index] = across
    for (let axis = 0; axis < 3; axis += 1) {
      const color = albedo[at * 3 + axis]!
      albedo[at * 3 + axis] = beneath.albedo[index * 3 + axis]!
      beneath.albedo[index * 3 + axis] = color
      const slope = normal[at * 3 + axis]!
      normal[at * 3 + axis] = beneath.normal[index * 3 + axis]!
      beneath.normal[index * 3 + axis] = slope
    }
  }
}
