import { type StyleId, styleLabel } from '../../contract/styles.ts'
import { anime3d } from './3d-anime/3d-anime.ts'
import { cartoon3d } from './3d-cartoon/3d-cartoon.ts'
import { model3d } from './3d-model/3d-model.ts'
import { americanCartoon } from './american-cartoon/american-cartoon.ts'
import { anime } from './anime/anime.ts'
import { cartoon } from './cartoon/cartoon.ts'
import { chineseInkPainting } from './chinese-ink-painting/chinese-ink-painting.ts'
import { cinematic } from './cinematic/cinematic.ts'
import { comicBook } from './comic-book/comic-book.ts'
import { corporate } from './corporate/corporate.ts'
import { cyberpunk } from './cyberpunk/cyberpunk.ts'
import { cyberpunkCityscape } from './cyberpunk-cityscape/cyberpunk-cityscape.ts'
import { cyberpunkRetro } from './cyberpunk-retro/cyberpunk-retro.ts'
import { fantasy } from './fantasy/fantasy.ts'
import { fantasyArt } from './fantasy-art/fantasy-art.ts'
import { impressionistPainting } from './impressionist-painting/impressionist-painting.ts'
import { lineArt } from './line-art/line-art.ts'
import { minimalist } from './minimalist/minimalist.ts'
import { neonCyberpunk } from './neon-cyberpunk/neon-cyberpunk.ts'
import { neonpunk } from './neonpunk/neonpunk.ts'
import { oilPainting } from './oil-painting/oil-painting.ts'
import { photoreal } from './photoreal/photoreal.ts'
import { pixar } from './pixar/pixar.ts'
import { pixelArt } from './pixel-art/pixel-art.ts'
import { popArt } from './pop-art/pop-art.ts'
import { realism } from './realism/realism.ts'
import { sciFi } from './sci-fi/sci-fi.ts'
import { studioGhibli } from './studio-ghibli/studio-ghibli.ts'
import type { Style } from './style.ts'
import { surrealist } from './surrealist/surrealist.ts'
import { vanGogh } from './van-gogh/van-gogh.ts'
import { watercolor } from './watercolor/watercolor.ts'

/** The hands that exist. A new style is a folder of its own and one entry here. */
const HANDS = {
  anime: { style: anime, drawnAs: 'anime' },
  photoreal: { style: photoreal, drawnAs: 'a painting' },
  'pixel-art': { style: pixelArt, drawnAs: 'pixel art' },
  cartoon: { style: cartoon, drawnAs: 'a cartoon' },
  '3d-cartoon': { style: cartoon3d, drawnAs: 'a 3D cartoon' },
  'neon-cyberpunk': { style: neonCyberpunk, drawnAs: 'a neon night' },
  'sci-fi': { style: sciFi, drawnAs: 'science fiction' },
  neonpunk: { style: neonpunk, drawnAs: 'neon lines' },
  'cyberpunk-retro': { style: cyberpunkRetro, drawnAs: 'an old video tape' },
  'american-cartoon': { style: americanCartoon, drawnAs: 'an American cartoon' },
  fantasy: { style: fantasy, drawnAs: 'a fantasy painting' },
  pixar: { style: pixar, drawnAs: 'a 3D film' },
  '3d-anime': { style: anime3d, drawnAs: '3D anime' },
  'studio-ghibli': { style: studioGhibli, drawnAs: 'a hand-painted film' },
  '3d-model': { style: model3d, drawnAs: 'a clay model' },
  cinematic: { style: cinematic, drawnAs: 'a film still' },
  cyberpunk: { style: cyberpunk, drawnAs: 'cyberpunk' },
  realism: { style: realism, drawnAs: 'a studio portrait' },
  corporate: { style: corporate, drawnAs: 'a company portrait' },
  surrealist: { style: surrealist, drawnAs: 'a dream' },
  'fantasy-art': { style: fantasyArt, drawnAs: 'epic concept art' },
  'cyberpunk-cityscape': { style: cyberpunkCityscape, drawnAs: 'a city at night' },
  watercolor: { style: watercolor, drawnAs: 'watercolor' },
  'line-art': { style: lineArt, drawnAs: 'line art' },
  'pop-art': { style: popArt, drawnAs: 'pop art' },
  'van-gogh': { style: vanGogh, drawnAs: 'a painting in thick dabs' },
  'chinese-ink-painting': { style: chineseInkPainting, drawnAs: 'an ink painting' },
  'comic-book': { style: comicBook, drawnAs: 'a comic' },
  'oil-painting': { style: oilPainting, drawnAs: 'an oil painting' },
  'impressionist-painting': { style: impressionistPainting, drawnAs: 'an impressionist painting' },
  minimalist: { style: minimalist, drawnAs: 'flat shapes' },
} as const satisfies Partial<Record<StyleId, { readonly style: Style; readonly drawnAs: string }>>
type Hand = keyof typeof HANDS

/** The nearest hand for every style that has none of its own yet. */
const NEAREST: Readonly<Record<Exclude<StyleId, Hand>, Hand>> = {
  none: 'photoreal',
}

const hasOwnHand = (id: StyleId): id is Hand => id in HANDS

/** The style a picture is drawn in, with a sentence for the user when it is not yet the one asked for. */
export function styleFor(id: StyleId): { readonly style: Style; readonly warning?: string } {
  if (hasOwnHand(id)) return { style: HANDS[id].style }
  const { style, drawnAs } = HANDS[NEAREST[id]]
  const asked = id === 'none' ? 'A picture without a style' : styleLabel(id)
  return { style, warning: `${asked} is drawn as ${drawnAs} for now.` }
}
