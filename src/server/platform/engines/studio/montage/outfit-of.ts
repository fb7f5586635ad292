import type { Outfit } from '#studio/edit/wear-outfit.ts'
import { castFrom } from '../from-photo/cast-from.ts'
import type { MontageSource } from './montage-task.ts'
import { personOf } from './open-source.ts'

/** What somebody wears in a picture: of a drawing its own sheet, of a photo what can be told of it. */
export async function outfitOf(source: MontageSource, seed: string): Promise<Outfit> {
  if (source.kind === 'drawing') return source.sheets.character
  const { picture } = await personOf(source)
  const { character } = castFrom(picture, source.reading, { seed, candidate: 1, style: 'none' })
  const { garments, headwear, eyewear } = character
  return { garments, ...(headwear && { headwear }), ...(eyewear && { eyewear }) }
}
