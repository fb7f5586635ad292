import type { StyleId } from '../../contract/styles.ts'
import { lateTable } from '../late-table.ts'
import type { Style } from './style.ts'

/** What `style-hands.ts` is in browsers: each style comes when it is asked for. */
export const { get: handOf, load: loadHand } = lateTable<Exclude<StyleId, 'none'>, Style>(
  {},
  {
    anime: async () => (await import('./anime/anime.ts')).anime,
    photoreal: async () => (await import('./photoreal/photoreal.ts')).photoreal,
    'pixel-art': async () => (await import('./pixel-art/pixel-art.ts')).pixelArt,
    cartoon: async () => (await import('./cartoon/cartoon.ts')).cartoon,
    '3d-cartoon': async () => (await import('./3d-cartoon/3d-cartoon.ts')).cartoon3d,
    'neon-cyberpunk': async () => (await import('./neon-cyberpunk/neon-cyberpunk.ts')).neonCyberpunk,
    'sci-fi': async () => (await import('./sci-fi/sci-fi.ts')).sciFi,
    neonpunk: async () => (await import('./neonpunk/neonpunk.ts')).neonpunk,
    'cyberpunk-retro': async () => (await import('./cyberpunk-retro/cyberpunk-retro.ts')).cyberpunkRetro,
    'american-cartoon': async () => (await import('./american-cartoon/american-cartoon.ts')).americanCartoon,
    fantasy: async () => (await import('./fantasy/fantasy.ts')).fantasy,
    pixar: async () => (await import('./pixar/pixar.ts')).pixar,
    '3d-anime': async () => (await import('./3d-anime/3d-anime.ts')).anime3d,
    'studio-ghibli': async () => (await import('./studio-ghibli/studio-ghibli.ts')).studioGhibli,
    '3d-model': async () => (await import('./3d-model/3d-model.ts')).model3d,
    cinematic: async () => (await import('./cinematic/cinematic.ts')).cinematic,
    cyberpunk: async () => (await import('./cyberpunk/cyberpunk.ts')).cyberpunk,
    realism: async () => (await import('./realism/realism.ts')).realism,
    corporate: async () => (await import('./corporate/corporate.ts')).corporate,
    surrealist: async () => (await import('./surrealist/surrealist.ts')).surrealist,
    'fantasy-art': async () => (await import('./fantasy-art/fantasy-art.ts')).fantasyArt,
    'cyberpunk-cityscape': async () => (await import('./cyberpunk-cityscape/cyberpunk-cityscape.ts')).cyberpunkCityscape,
    watercolor: async () => (await import('./watercolor/watercolor.ts')).watercolor,
    'line-art': async () => (await import('./line-art/line-art.ts')).lineArt,
    'pop-art': async () => (await import('./pop-art/pop-art.ts')).popArt,
    'van-gogh': async () => (await import('./van-gogh/van-gogh.ts')).vanGogh,
    'chinese-ink-painting': async () => (await import('./chinese-ink-painting/chinese-ink-painting.ts')).chineseInkPainting,
    'comic-book': async () => (await import('./comic-book/comic-book.ts')).comicBook,
    'oil-painting': async () => (await import('./oil-painting/oil-painting.ts')).oilPainting,
    'impressionist-painting': async () =>
      (await import('./impressionist-painting/impressionist-painting.ts')).impressionistPainting,
    minimalist: async () => (await import('./minimalist/minimalist.ts')).minimalist,
  },
)
