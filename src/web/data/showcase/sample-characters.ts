import { showcase } from './showcase-pictures.ts'

/** A character of the sample gallery (product text §3). */
export interface SampleCharacter {
  readonly id: string
  readonly name: string
  readonly image: string
  readonly style: string
  readonly prompt: string
}

/** The six of the gallery, in the six styles of product text §3. */
export const SAMPLE_CHARACTERS: readonly SampleCharacter[] = [
  {
    id: 'pip',
    name: 'Pip',
    image: showcase.sample('3d-cartoon'),
    style: '3D Cartoon',
    prompt: 'A cheerful boy with curly brown hair, freckles and a yellow raincoat in the rain in a park',
  },
  {
    id: 'yuki',
    name: 'Yuki',
    image: showcase.sample('anime-2d'),
    style: 'Anime 2D',
    prompt: 'A silver-haired swordswoman with violet eyes and a black coat under a full moon',
  },
  {
    id: 'magnus',
    name: 'Magnus',
    image: showcase.sample('photorealistic'),
    style: 'Photorealistic',
    prompt: 'A fisherman with a grey beard, a navy beanie and a yellow jacket at the harbour at dawn',
  },
  {
    id: 'nana-rose',
    name: 'Nana Rose',
    image: showcase.sample('pixar-animation'),
    style: 'Pixar Animation',
    prompt: 'A grandmother with round glasses, a grey bun and a lilac cardigan in her kitchen, laughing',
  },
  {
    id: 'clementine',
    name: 'Clementine',
    image: showcase.sample('claymation'),
    style: 'Claymation',
    prompt: 'A cat person with orange hair and a green hoodie, grinning',
  },
  {
    id: 'imani',
    name: 'Imani',
    image: showcase.sample('photographic'),
    style: 'Photographic',
    prompt: 'A young Black woman with long braids, golden earrings and a white blouse',
  },
]

export function findSampleCharacter(id: string): SampleCharacter | undefined {
  return SAMPLE_CHARACTERS.find((sample) => sample.id === id)
}
