import { readBlendOrder } from '#studio/edit/blend-order.ts'
import { wearOutfit } from '#studio/edit/wear-outfit.ts'
import { eachOnce, type Warning } from '#studio/warning.ts'
import type { Outline, Outlook } from '../../engine.ts'
import { drawnStyle } from '../from-photo/drawn-style.ts'
import { blendWarnings } from '../montage/blend-warnings.ts'
import { photoOutfitWarnings } from '../montage/photo-outfit-warnings.ts'
import { oneSpeaks } from '../one-speaks.ts'
import { planEdit } from '../plan-edit.ts'
import { drawnOf, othersOf } from '../studio-state.ts'
import { foreseeFilm } from './foresee-film.ts'
import { foreseePreviews } from './foresee-previews.ts'
import { foreseeScenes } from './foresee-scenes.ts'

/**
 * What the studio will leave out of an order, told by the code that warns of it when it is made. What only a picture's own
 * pixels show, such as whether there is a face in a photo, is not known here.
 */
export function foreseeOrder(order: Outline): Outlook {
  const { warnings, isRefused } = order.kind === 'video' ? foreseeFilm(order) : { warnings: told(order), isRefused: false }
  return { warnings: eachOnce(warnings), isRefused }
}

function told(order: Exclude<Outline, { kind: 'video' }>): readonly Warning[] {
  switch (order.kind) {
    case 'preview':
      return order.photo === undefined ? foreseePreviews(order) : []
    case 'picture':
      return foreseeScenes(order)
    case 'edit': {
      const planned = planEdit(order)
      return 'photo' in planned ? planned.photo.warnings : planned.drawing.warnings
    }
    case 'dress-up': {
      const [person, outfit] = [drawnOf(order.person.engineState), drawnOf(order.outfit.engineState)]
      if (!person) return photoOutfitWarnings(order.prompt)
      // What somebody in a photo wears is only known when it is looked at.
      return outfit ? wearOutfit(person.character, outfit.character, order.prompt).warnings : []
    }
    case 'blend': {
      const { pictures, prompt, seed } = order
      const [first, second] = pictures.map(({ engineState }) => drawnOf(engineState))
      if (pictures.length < 2) {
        const engineState = pictures[0]?.engineState
        return told({ ...order, kind: 'edit', instruction: prompt, ...(engineState && { engineState }) })
      }
      const isDrawn = first !== undefined && second !== undefined
      const style = first?.style ?? second?.style ?? drawnStyle(order.style)
      return blendWarnings(readBlendOrder(prompt, { seed, style }), { isDrawn })
    }
    case 'lip-sync':
      return oneSpeaks(othersOf(order.picture.engineState))
    case 'lip-sync-film':
      return oneSpeaks(othersOf(order.film.engineState))
    case 'character':
    case 'upscale-image':
    case 'detail':
    case 'upscale-video':
    case 'restore-video':
      return []
    default:
      return order satisfies never
  }
}
