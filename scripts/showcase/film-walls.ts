import { aWav } from '#server/testing/a-wav.ts'
import { aVoice } from '#studio/testing/a-voice.ts'
import type { MadeFilm, Workshop } from './workshop.ts'

const LANDSCAPE = { widthPx: 854, heightPx: 480 }
const SMALL = { widthPx: 640, heightPx: 360 }
const SQUARE = { widthPx: 480, heightPx: 480 }

/** Four that loop side by side on the landing page: what is seen, and what happens in it. */
const LOOPS = [
  [
    'A girl with long black hair and a red scarf in the snow at dusk, half figure',
    'anime',
    'snow falls, her hair moves in the wind, slow zoom in',
  ],
  [
    'A silver-haired elf with a green cloak in a misty forest in the morning, half figure',
    'fantasy',
    'slow pan to the right, mist drifts',
  ],
  [
    'A hacker with pink hair and a black jacket in a neon city at night in the rain, half figure',
    'neon-cyberpunk',
    'rain, she blinks, slow zoom out',
  ],
  [
    'A smiling boy with curly hair and a yellow t-shirt on a beach at golden hour, half figure',
    'pixar',
    'he waves, slow zoom in',
  ],
] as const

const VOICE = [
  ['mm', 0.12],
  ['ah', 0.2],
  ['ss', 0.1],
  ['ee', 0.16],
  ['oo', 0.16],
  ['mm', 0.1],
  ['ah', 0.24],
] as const

/** Films by name; they are silent on our pages, but the one who speaks has a voice. */
export const FILM_WALLS: Readonly<Record<string, (workshop: Workshop) => Promise<MadeFilm>>> = {
  hero: async (shop) => {
    const description =
      'A red-haired young woman with long wavy hair and a navy coat by the sea at golden hour, smiling, half figure'
    const picture = await shop.draw({ description, style: 'anime', seed: 'mira', candidate: 1, ...LANDSCAPE })
    return shop.film(picture, 'wind in her hair, she blinks and smiles, slow zoom in', 6, LANDSCAPE)
  },
  ...Object.fromEntries(
    LOOPS.map(([description, style, prompt], index) => [
      `loop-${index + 1}`,
      async (shop: Workshop) => {
        const picture = await shop.draw({ description, style, seed: 'loops', candidate: 1, ...SMALL })
        return shop.film(picture, prompt, 4, SMALL)
      },
    ]),
  ),
  'lip-sync': async (shop) => {
    const description = 'A friendly woman with a brown bob, round glasses and a teal sweater, close portrait'
    const picture = await shop.draw({ description, style: 'pixar', seed: 'voice', candidate: 1, ...SQUARE })
    return shop.speak(picture, aWav(aVoice([...VOICE, ...VOICE, ...VOICE])), SQUARE)
  },
}
