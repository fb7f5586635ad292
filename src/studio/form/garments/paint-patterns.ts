import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb, type Rgb } from '../../color.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { ClothPattern } from './cloth-pattern.ts'
import type { Marking } from './cloth-prints.ts'
import { FINISH_CODE } from './finish-code.ts'

/**
 * Prints stripes, checks, dots, flowers and embroidery on the cloth, pixel by pixel, so that they stay crisp at every
 * size. Reads the cloth's coordinates from the strand buffers and leaves how deep its folds are there (0 … −1) and what finish
 * it has: cloth has no strands.
 */
export function paintPatterns(buffers: FigureBuffers, patterns: ReadonlyMap<number, ClothPattern>): void {
  if (patterns.size === 0) return
  const { part, albedo, strandU, strandV } = buffers
  const prints = new Map(
    [...patterns].map(([id, pattern]) => [
      id,
      {
        printed: printsOf(pattern),
        creases: pattern.creases,
        code: pattern.finish ? FINISH_CODE[pattern.finish] : 0,
        sew: pattern.finish === 'sequins' ? seldomPart('sequins') : undefined,
      },
    ]),
  )
  for (let pixel = 0; pixel < part.length; pixel += 1) {
    const found = prints.get(part[pixel]!)
    if (!found) continue
    for (const { print, tints } of found.printed) {
      const value = print(strandU[pixel]!, strandV[pixel]!)
      if (value <= 0) continue
      const tint = Math.ceil(value) - 1
      const share = value - tint
      const color = tints[Math.min(tint, tints.length - 1)]!
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 3 + channel
        albedo[at] = albedo[at]! * (1 - share) + color[channel]! * 255 * share
      }
    }
    found.sew?.(buffers, pixel, strandU[pixel]!, strandV[pixel]!)
    strandV[pixel] = found.creases ? -found.creases(strandU[pixel]!, strandV[pixel]!) : 0
    strandU[pixel] = found.code
  }
}

function printsOf(cloth: ClothPattern): Marking[] {
  const second = secondColor(cloth)
  const printed: Marking[] = cloth.pattern === 'plain' ? [] : [seldomPart('print')(cloth, second)]
  return cloth.marking ? [...printed, cloth.marking] : printed
}

/** The trim, unless it would not show on the cloth. */
function secondColor({ base, second }: Pick<ClothPattern, 'base' | 'second'>): Rgb {
  const apart = Math.abs(base[0] - second[0]) + Math.abs(base[1] - second[1]) + Math.abs(base[2] - second[2])
  if (apart > 0.3) return second
  const light = base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11
  return light > 0.5 ? mixRgb(base, [base[0] * 0.3, base[1] * 0.28, base[2] * 0.4], 0.8) : mixRgb(base, [1, 0.96, 0.88], 0.7)
}
