import { namesOf } from './names-of.ts'

/** Things that people compare eyes, hair and cloth to, where their name is no colour by itself → the colour they mean. */
export const SIMILES: Readonly<Record<string, string>> = namesOf<string>({
  'sea blue': 'sea, lake, lagoon',
  'ocean blue': 'ocean',
  'sky blue': 'sky, heaven, forget-me-nots, cornflowers',
  'ice blue': 'ice, glacier, frost',
  wheat: 'straw, hay, corn, cornsilk',
  silver: 'moonlight, moonbeams, moon, starlight, mercury, tinsel, cobwebs',
  white: 'snow, milk, chalk, clouds, cotton, paper, bone',
  black: 'coal, night, midnight, ink, tar, soot, pitch, raven, crow, obsidian',
  copper: 'autumn, leaves, foxes, fox, embers',
  orange: 'fire, flame, flames, pumpkin',
  golden: 'sunlight, sun, sunshine, sunbeams, buttercups',
  yellow: 'dandelion, dandelions, daffodils',
  grey: 'storm, stormclouds, thunderclouds, rain, fog, stone, pebbles',
  crimson: 'blood, wine',
  brown: 'earth, soil, bark, oak, acorns, chestnuts, mud',
  green: 'grass, leaf, moss, clover',
  sand: 'desert, dunes',
})
