import type { StyleId } from '../../contract/styles.ts'
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

/** One hand for every style. A new style is a folder of its own, one entry here and one in the browser's table beside this. */
const HANDS: Readonly<Record<Exclude<StyleId, 'none'>, Style>> = {
  anime,
  photoreal,
  'pixel-art': pixelArt,
  cartoon,
  '3d-cartoon': cartoon3d,
  'neon-cyberpunk': neonCyberpunk,
  'sci-fi': sciFi,
  neonpunk,
  'cyberpunk-retro': cyberpunkRetro,
  'american-cartoon': americanCartoon,
  fantasy,
  pixar,
  '3d-anime': anime3d,
  'studio-ghibli': studioGhibli,
  '3d-model': model3d,
  cinematic,
  cyberpunk,
  realism,
  corporate,
  surrealist,
  'fantasy-art': fantasyArt,
  'cyberpunk-cityscape': cyberpunkCityscape,
  watercolor,
  'line-art': lineArt,
  'pop-art': popArt,
  'van-gogh': vanGogh,
  'chinese-ink-painting': chineseInkPainting,
  'comic-book': comicBook,
  'oil-painting': oilPainting,
  'impressionist-painting': impressionistPainting,
  minimalist,
}

/** The hand of a style. */
export const handOf = (id: Exclude<StyleId, 'none'>): Style => HANDS[id]
