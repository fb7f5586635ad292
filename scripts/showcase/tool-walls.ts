import { IMAGE_STYLES, type StyleId } from '#contract/styles.ts'
import type { Made, Workshop } from './workshop.ts'

const SQUARE = { widthPx: 640, heightPx: 640 }

const MIRA = {
  description:
    'A red-haired young woman with long wavy hair, green eyes and freckles in a navy coat by the sea in the morning, smiling, bust portrait',
  style: 'anime',
  seed: 'mira',
  candidate: 1,
  ...SQUARE,
} as const

const someone = (description: string, style: StyleId, seed = 'walls') => ({ description, style, seed, candidate: 1, ...SQUARE })

/** Prompts of the four scenes; pages show them beside the pictures. */
const SCENES = [
  'reading a book in a library, evening light',
  'laughing in a sunny meadow, half figure',
  'as a pirate on the deck of a ship in a storm, half figure',
  'in a winter coat in the snow at night, half figure',
] as const

const SAMPLES = [
  [
    '3d-cartoon',
    '3d-cartoon',
    'A cheerful boy with curly brown hair, freckles and a yellow raincoat in the rain in a park, bust portrait',
  ],
  ['anime-2d', 'anime', 'A silver-haired swordswoman with violet eyes and a black coat under a full moon, half figure'],
  [
    'photorealistic',
    'photoreal',
    'A fisherman with a grey beard, a navy beanie and a yellow jacket at the harbour at dawn, bust portrait',
  ],
  [
    'pixar-animation',
    'pixar',
    'A grandmother with round glasses, a grey bun and a lilac cardigan in her kitchen, laughing, bust portrait',
  ],
  ['claymation', '3d-model', 'A cat person with orange hair and a green hoodie, grinning, bust portrait'],
  ['photographic', 'realism', 'A young Black woman with long braids, golden earrings and a white blouse, bust portrait'],
] as const

/** What was made with each sample later; its page shows the prompts beside the pictures. */
const SAMPLE_SCENES = {
  '3d-cartoon': ['laughing in a sunny meadow', 'in a winter coat in the snow'],
  'anime-2d': ['under cherry blossoms in the morning, half figure', 'in a neon city in the rain, half figure'],
  photorealistic: ['on the deck of a ship in a storm, half figure', 'reading a book in a library, evening light'],
  'pixar-animation': ['in a garden at noon, bust portrait', 'in a cafe with a cup of coffee, half figure'],
  claymation: ['close portrait, surprised', 'arms crossed, half figure'],
  photographic: ['close portrait, laughing', 'in an evening gown, half figure'],
} as const

type Recipe = (workshop: Workshop) => Promise<Readonly<Record<string, Made>>>

/** Pictures made with the product's tools, by the folder they lie in; each recipe gives its pictures by name. */
export const TOOL_WALLS: Readonly<Record<string, Recipe>> = {
  'dress-up': async (shop) => {
    const person = await shop.draw(MIRA)
    const outfit = await shop.draw(
      someone('A woman in a red evening gown with a golden necklace in a ballroom, half figure', 'anime'),
    )
    return { person, outfit, after: await shop.dressUp(person, outfit) }
  },
  'steal-the-look': async (shop) => {
    const person = await shop.draw(
      someone('A smiling man with short black hair and a grey t-shirt in a park, bust portrait', 'photoreal'),
    )
    const look = await shop.draw(
      someone('A detective with a brown trench coat, a hat and a red tie in a rainy city at night, bust portrait', 'photoreal'),
    )
    return { person, look, after: await shop.dressUp(person, look) }
  },
  blend: async (shop) => {
    const first = await shop.draw(MIRA)
    const second = await shop.draw(
      someone('A tall man with a black beard and a green hoodie in a forest, bust portrait', 'anime', 'tom'),
    )
    return { first, second, after: await shop.blend([first, second], 'both together on a beach at golden hour, laughing') }
  },
  'change-background': async (shop) => {
    const before = await shop.draw(
      someone('A woman with a black bob and a lemon blouse in an office, smiling, bust portrait', 'photoreal'),
    )
    return { before, after: await shop.blend([before], 'in the mountains at golden hour') }
  },
  'flash-edit': async (shop) => {
    const before = await shop.draw(MIRA)
    return {
      before,
      hair: await shop.edit(before, 'make her hair blue'),
      glasses: await shop.edit(before, 'add round glasses and a red scarf'),
      night: await shop.edit(before, 'make it night with snow'),
      watercolor: await shop.edit(before, 'turn it into a watercolor'),
    }
  },
  scenes: async (shop) => {
    const mira = await shop.draw(MIRA)
    const scenes: Record<string, Made> = { mira }
    for (const [index, prompt] of SCENES.entries()) scenes[`${index + 1}`] = await shop.scene('Mira', mira, prompt, SQUARE)
    return scenes
  },
  'from-a-photo': async (shop) => {
    const photo = shop.asPhoto(
      await shop.draw(
        someone('A laughing woman with curly brown hair and a mustard sweater in a garden, bust portrait', 'photoreal'),
      ),
    )
    return { photo, anime: await shop.restyle(photo, 'anime'), comic: await shop.restyle(photo, 'comic-book') }
  },
  'photo-styles': async (shop) => {
    const photo = shop.asPhoto(
      await shop.draw({
        ...someone(
          'A smiling young woman with shoulder-length auburn hair, tan skin, green eyes and a denim jacket on a sunny city street, facing the camera, bust portrait',
          'photoreal',
          'b',
        ),
        widthPx: 480,
        heightPx: 480,
      }),
    )
    const styles: Record<string, Made> = {}
    for (const { id } of IMAGE_STYLES) styles[id] = id === 'none' ? photo : await shop.restyle(photo, id)
    return styles
  },
  samples: async (shop) => {
    const samples: Record<string, Made> = {}
    for (const [name, style, description] of SAMPLES) {
      const character = await shop.draw(someone(description, style))
      samples[name] = character
      for (const [index, prompt] of SAMPLE_SCENES[name].entries()) {
        samples[`${name}-${index + 1}`] = await shop.scene('Sample', character, prompt, SQUARE)
      }
    }
    return samples
  },
}
