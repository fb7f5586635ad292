import type { StyleId } from '../../../contract/styles.ts'
import { celHand } from './cel-hand.ts'
import { americanCartoonStyle, animeStyle, cartoonStyle, ghibliStyle } from './cel-styles.ts'
import { finishAsIs } from './finish-as-is.ts'
import { paintImpression } from './impressionist-hand.ts'
import { paintInk } from './ink-hand.ts'
import { drawLineArt } from './line-art-hand.ts'
import { litHand } from './lit-hand.ts'
import {
  cinematicStyle,
  corporateStyle,
  fantasyArtStyle,
  fantasyStyle,
  photorealStyle,
  realismStyle,
  surrealistStyle,
} from './lit-styles.ts'
import { paintMinimalist } from './minimalist-hand.ts'
import { cityscapeStyle, cyberpunkStyle, neonCyberpunkStyle, neonpunkStyle, retroStyle, sciFiStyle } from './neon-styles.ts'
import { paintOil } from './oil-hand.ts'
import type { PhotoHand } from './photo-hand.ts'
import { paintPixels } from './pixel-hand.ts'
import { printHand } from './print-hand.ts'
import { comicStyle, popStyle } from './print-styles.ts'
import { anime3dStyle, cartoon3dStyle, model3dStyle, pixarStyle } from './rounded-styles.ts'
import { paintVanGogh } from './van-gogh-hand.ts'
import { paintWatercolor } from './watercolor-hand.ts'

/** One hand for every style of the master list. */
const HANDS: Readonly<Record<StyleId, PhotoHand>> = {
  none: finishAsIs,
  photoreal: litHand(photorealStyle),
  realism: litHand(realismStyle),
  anime: celHand(animeStyle),
  'comic-book': printHand(comicStyle),
  fantasy: litHand(fantasyStyle),
  neonpunk: litHand(neonpunkStyle),
  corporate: litHand(corporateStyle),
  'cyberpunk-retro': litHand(retroStyle),
  'cyberpunk-cityscape': litHand(cityscapeStyle),
  'impressionist-painting': paintImpression,
  'van-gogh': paintVanGogh,
  'oil-painting': paintOil,
  watercolor: paintWatercolor,
  cinematic: litHand(cinematicStyle),
  'studio-ghibli': celHand(ghibliStyle),
  'pixel-art': paintPixels,
  '3d-model': litHand(model3dStyle),
  'chinese-ink-painting': paintInk,
  'american-cartoon': celHand(americanCartoonStyle),
  cartoon: celHand(cartoonStyle),
  'neon-cyberpunk': litHand(neonCyberpunkStyle),
  'sci-fi': litHand(sciFiStyle),
  '3d-cartoon': litHand(cartoon3dStyle),
  '3d-anime': litHand(anime3dStyle),
  pixar: litHand(pixarStyle),
  minimalist: paintMinimalist,
  'line-art': drawLineArt,
  surrealist: litHand(surrealistStyle),
  'pop-art': printHand(popStyle),
  cyberpunk: litHand(cyberpunkStyle),
  'fantasy-art': litHand(fantasyArtStyle),
}

/** The hand that paints photos in a style. */
export const handFor = (style: StyleId): PhotoHand => HANDS[style]
