import type { OutlineOptions } from '../raster/outline.ts'
import type { PaintJob } from './style.ts'

/** A line round every curl of hair that is drawn strand by strand would be a scrawl: curls have a thin one, coils none. */
export function hairContour({ figure, character }: PaintJob): Pick<OutlineOptions, 'hairContour'> {
  if (!figure.buffers.rest) return {}
  const { texture } = character.hair
  return texture === 'coily' ? { hairContour: 0 } : texture === 'curly' ? { hairContour: 0.5 } : {}
}
