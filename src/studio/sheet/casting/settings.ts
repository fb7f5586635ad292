import { garmentKindOf } from '../../words/garment-kind-of.ts'
import type { GarmentKind } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'
import type { BackdropKind } from '../scene-sheet.ts'
import { speciesOf } from './species-of.ts'

/** A world that clothes and places left open are taken from. */
export type Setting =
  | 'everyday'
  | 'legend'
  | 'court'
  | 'science'
  | 'future'
  | 'office'
  | 'sea'
  | 'west'
  | 'east'
  | 'cold'
  | 'craft'
  | 'dark'
  | 'light'
  | 'sport'
  | 'summer'

const OF_GARMENTS: Partial<Record<GarmentKind, Setting>> = {
  armor: 'court',
  chainmail: 'court',
  robe: 'legend',
  cloak: 'legend',
  cape: 'legend',
  tunic: 'legend',
  gown: 'court',
  corset: 'legend',
  'space suit': 'future',
  'lab coat': 'science',
  suit: 'office',
  blazer: 'office',
  kimono: 'east',
  poncho: 'west',
  apron: 'craft',
}

const OF_SPECIES: Readonly<Record<string, Setting>> = {
  elf: 'legend',
  'half-elf': 'legend',
  dwarf: 'legend',
  orc: 'legend',
  goblin: 'legend',
  demon: 'dark',
  ghost: 'dark',
  zombie: 'dark',
  angel: 'light',
  fairy: 'legend',
  vampire: 'dark',
  mermaid: 'sea',
  'dragon person': 'legend',
  robot: 'future',
  android: 'future',
  alien: 'future',
}

const OF_PLACES: readonly (readonly [RegExp, Setting])[] = [
  [/castle|palace|throne|dungeon|ruins|enchanted|cathedral|tavern|fortress/, 'legend'],
  [/space|ship deck|cyber|neon|laborator|futuristic|planet/, 'future'],
  [/office|boardroom/, 'office'],
  [/snow|arctic|glacier|tundra|winter/, 'cold'],
  [/\bgym|stadium/, 'sport'],
  [/beach|\bpool|tropic/, 'summer'],
]

/** What people change their clothes for. */
const OF_SPORTS = /yoga|runn|jogg|stretch|push ?up|work ?out|exercis|lifting/

const OF_HEADWEAR: readonly (readonly [RegExp, Setting])[] = [
  [/crown|tiara/, 'court'],
  [/witch|wizard/, 'legend'],
  [/pirate|tricorn|sailor/, 'sea'],
  [/cowboy|stetson/, 'west'],
]

/** The world that the words point to. */
export function settingOf(reading: Reading): Setting {
  const { place = '', headwear = '', weather = '', garments = [], pose = '' } = reading
  for (const [pattern, setting] of OF_HEADWEAR) if (pattern.test(headwear)) return setting
  for (const { type } of garments) {
    if (type.startsWith('samurai')) return 'east'
    const kind = garmentKindOf(type)
    const setting = kind && OF_GARMENTS[kind]
    if (setting) return setting
  }
  const ofSpecies = OF_SPECIES[speciesOf(reading)]
  if (ofSpecies) return ofSpecies
  if (OF_SPORTS.test(pose)) return 'sport'
  for (const [pattern, setting] of OF_PLACES) if (pattern.test(place)) return setting
  return /snow|blizzard/.test(weather) ? 'cold' : 'everyday'
}

/** A whole outfit, from the skin outwards; legs and feet are completed where they miss. */
export type Outfit = readonly GarmentKind[]

/** What people of today wear. */
export const EVERYDAY_OUTFITS: readonly Outfit[] = [
  ['t-shirt', 'jacket', 'jeans'],
  ['sweater', 'trousers'],
  ['shirt', 'vest', 'trousers'],
  ['hoodie', 'jeans'],
  ['turtleneck', 'coat'],
  ['blouse', 'skirt'],
  ['t-shirt', 'overalls'],
  ['shirt', 'jeans'],
  ['t-shirt', 'leather jacket', 'jeans'],
  ['shirt', 'blazer', 'trousers'],
]

/** Places that suit, where none is said. */
export const SETTING_PLACES: Readonly<Record<Setting, readonly BackdropKind[]>> = {
  everyday: ['park', 'city street', 'cafe', 'meadow', 'beach', 'garden', 'lake'],
  dark: ['castle', 'graveyard', 'ruins', 'haunted house', 'cathedral', 'swamp', 'alley', 'forest'],
  light: ['cathedral', 'mountains', 'meadow', 'garden', 'sky', 'waterfall'],
  legend: ['forest', 'castle', 'mountains', 'ruins', 'tavern', 'castle outside', 'waterfall', 'village', 'river', 'meadow'],
  court: ['castle', 'garden', 'throne room', 'ballroom', 'castle outside', 'library', 'cathedral'],
  science: ['laboratory', 'office', 'library', 'hospital', 'ward corridor', 'classroom'],
  future: ['neon city', 'spaceship', 'space station', 'alien planet', 'laboratory', 'mars', 'rooftop'],
  office: ['office', 'downtown', 'library', 'window', 'cafe', 'studio', 'city street'],
  sea: ['sea', 'ship deck', 'harbour', 'beach', 'tavern'],
  west: ['desert', 'mountains', 'tavern', 'fence', 'farm', 'wheat field'],
  east: ['cherry avenue', 'shrine', 'bamboo forest', 'dojo', 'river', 'garden'],
  cold: ['snowfield', 'mountains', 'forest', 'village'],
  craft: ['workshop', 'kitchen', 'bakery', 'cafe', 'garage', 'porch'],
  sport: ['park', 'gym', 'lake'],
  summer: ['beach', 'garden'],
}
