import type { BackdropKind } from '../../sheet/scene-sheet.ts'
import type { StandingThing, ThingKind } from '../../sheet/standing-thing.ts'

/** Where a thing is when no more is said of it. */
type Stands = Exclude<StandingThing['where'], 'leaned on' | 'sat on'>

interface ThingWords {
  readonly names: string
  readonly color: string
  readonly stands: Stands
  /** Where it is found, when no place is said. */
  readonly places?: readonly BackdropKind[]
}

const STREET = ['city street'] as const
const FIELD = ['meadow', 'park'] as const
const FOREST = ['forest'] as const
const HOME = ['living room'] as const

/** What stands in places, by its names. In browsers these words come late, with those of seldom poses. */
export const THING_WORDS: Readonly<Record<ThingKind, ThingWords>> = {
  car: { names: 'car, sports car, sportscar, convertible, muscle car, classic car, old car, vintage car, race car, racing car, automobile, limousine, jeep, suv, cars', color: '#9c2a2c', stands: 'behind', places: STREET }, // biome-ignore format: a row
  taxi: { names: 'taxi, cab, taxicab, yellow cab', color: '#f0b41e', stands: 'behind', places: STREET },
  'police car': { names: 'police car, patrol car, squad car, police cruiser, cop car', color: '#16181f', stands: 'behind', places: STREET }, // biome-ignore format: a row
  van: { names: 'van, delivery van, camper van, minivan, food truck, ice cream van', color: '#e8e8e4', stands: 'behind', places: STREET }, // biome-ignore format: a row
  ambulance: { names: 'ambulance', color: '#f2f2ee', stands: 'behind', places: STREET },
  truck: { names: 'truck, lorry, pickup truck, tow truck, semi truck, pickup', color: '#3f6a9a', stands: 'behind', places: STREET }, // biome-ignore format: a row
  'fire truck': { names: 'fire truck, fire engine, firetruck', color: '#c22024', stands: 'behind', places: STREET },
  bus: { names: 'bus, school bus, double decker bus', color: '#e0a526', stands: 'behind', places: STREET },
  tractor: { names: 'tractor', color: '#2f7d3a', stands: 'behind', places: ['farm'] },
  wagon: { names: 'sleigh, wagon, covered wagon', color: '#7a5636', stands: 'behind', places: ['desert', 'meadow'] },
  carriage: { names: 'carriage, horse drawn carriage, stagecoach', color: '#2c2a33', stands: 'behind' },
  rowboat: { names: 'rowboat, rowing boat, canoe, wooden boat, fishing boat', color: '#7a5636', stands: 'behind', places: ['lake'] }, // biome-ignore format: a row
  aeroplane: { names: 'airplane, aeroplane, plane, propeller plane, biplane, fighter plane, jet, fighter jet', color: '#8a959c', stands: 'behind', places: ['meadow'] }, // biome-ignore format: a row
  wheelbarrow: { names: 'wheelbarrow', color: '#2f7d5a', stands: 'ground', places: ['garden'] },
  cart: { names: 'cart, hand cart, wooden cart, hay cart', color: '#7a5636', stands: 'behind' },
  'street lamp': { names: 'street lamp, street light, streetlamp, streetlight, lamp post, lamppost, lantern post', color: '#23262b', stands: 'beside', places: STREET }, // biome-ignore format: a row
  'phone booth': { names: 'phone booth, telephone booth, phone box, telephone box', color: '#b3202a', stands: 'beside', places: STREET }, // biome-ignore format: a row
  hydrant: { names: 'hydrant, fire hydrant', color: '#c22a24', stands: 'ground', places: STREET },
  mailbox: { names: 'mailbox, mail box, letterbox, postbox, letter box', color: '#2f4f8a', stands: 'beside' },
  signpost: { names: 'signpost, sign post, wooden sign, road sign, street sign', color: '#8a6a44', stands: 'beside' },
  'bus stop': { names: 'bus stop, bus shelter', color: '#5a6670', stands: 'behind', places: STREET },
  'traffic light': { names: 'traffic light, traffic lights, stoplight', color: '#23262b', stands: 'beside', places: STREET },
  bin: {
    names: 'trash bin, trash bins, trash can, garbage can, dustbin, dumpster, rubbish bin',
    color: '#6f767c',
    stands: 'ground',
  },
  fountain: { names: 'fountain, stone fountain, marble fountain', color: '#b5b0a4', stands: 'behind', places: ['park'] },
  statue: { names: 'moai, statue, statues, sculpture, buddha statue, stone statue, marble statue, monument', color: '#a9a498', stands: 'behind' }, // biome-ignore format: a row
  column: { names: 'obelisk, column, columns, pillar, pillars, marble columns, marble column', color: '#d5cfc0', stands: 'behind', places: ['ruins'] }, // biome-ignore format: a row
  well: { names: 'well with a bucket, stone well, wishing well, old well, village well', color: '#8f8b84', stands: 'behind', places: ['village'] }, // biome-ignore format: a row
  bench: { names: 'bench, park bench, wooden bench', color: '#7a5636', stands: 'behind' },
  tree: { names: 'olive tree, orange tree, cherry tree, lemon tree, acacia tree, baobab, tree, oak tree, oak, big tree, old tree, apple tree, willow, willow tree, maple tree, birch tree', color: '#4f7a34', stands: 'behind', places: FIELD }, // biome-ignore format: a row
  pine: {
    names: 'cypress tree, pine tree, fir tree, spruce tree',
    color: '#2c5233',
    stands: 'behind',
    places: FOREST,
  },
  stump: { names: 'stump, tree stump, chopping block', color: '#5a4433', stands: 'ground', places: FOREST },
  boulder: { names: 'boulder, rock, stone block', color: '#85827a', stands: 'ground' },
  campfire: { names: 'campfire, camp fire, bonfire', color: '#ff9a30', stands: 'ground', places: FOREST },
  saguaro: {
    names: 'saguaro, saguaro cactus, big cactus, tall cactus',
    color: '#4c7a45',
    stands: 'behind',
    places: ['desert'],
  },
  snowman: { names: 'snowman', color: '#f4f6f8', stands: 'beside', places: ['snowfield'] },
  sandcastle: { names: 'sandcastle, sand castle', color: '#d9b97e', stands: 'ground', places: ['beach'] },
  'hay bale': { names: 'hay bale, hay bales, bale of hay, haystack, straw bale', color: '#d2ac52', stands: 'ground', places: ['farm'] }, // biome-ignore format: a row
  'log pile': { names: 'log pile, firewood, pile of logs, stack of wood, pile of wood, woodpile', color: '#5a4433', stands: 'ground' }, // biome-ignore format: a row
  puddle: { names: 'puddle', color: '#7c8894', stands: 'ground', places: STREET },
  scarecrow: { names: 'scarecrow', color: '#8a4a34', stands: 'beside', places: ['wheat field', 'farm'] },
  tent: { names: 'tent, camping tent, army tent, hospital tent, tipi, teepee', color: '#b98a4a', stands: 'behind', places: FOREST }, // biome-ignore format: a row
  mushrooms: { names: 'mushrooms, giant mushrooms, toadstools, red mushrooms', color: '#c2302a', stands: 'ground', places: FOREST }, // biome-ignore format: a row
  'glowing mushrooms': { names: 'glowing mushrooms, luminous mushrooms, bioluminescent mushrooms', color: '#46d0d8', stands: 'ground', places: FOREST }, // biome-ignore format: a row
  beehive: { names: 'beehive, beehives, hive, hives, bee hive', color: '#f0ead8', stands: 'behind', places: ['meadow'] },
  'palm tree': { names: 'palm tree, coconut palm, coconut tree', color: '#4f8a3a', stands: 'behind', places: ['beach'] },
  bush: { names: 'rose bush, hedge, rosebush, shrub, flower bush', color: '#3f7a38', stands: 'beside', places: ['garden'] },
  crystals: { names: 'crystals, crystal cluster, glowing crystals, giant crystal', color: '#8a6ae0', stands: 'beside', places: ['cave'] }, // biome-ignore format: a row
  table: { names: 'table, desk, wooden table, wooden desk, workbench, dinner table, kitchen table, dining table, coffee table, stone table, picnic table', color: '#8a5f3c', stands: 'beside', places: ['living room', 'library', 'cafe'] }, // biome-ignore format: a row
  'round table': { names: 'round table, cafe table, side table, bistro table', color: '#7a4f32', stands: 'beside' },
  counter: { names: 'counter, bar counter, wooden counter, kitchen counter, shop counter, reception desk', color: '#6f4a30', stands: 'beside' }, // biome-ignore format: a row
  'market stall': { names: 'market stall, stall, fruit stall, vegetable stall, flower stall', color: '#c23a34', stands: 'behind', places: ['market'] }, // biome-ignore format: a row
  chair: { names: 'chair, wooden chair, empty chair', color: '#7a5636', stands: 'beside' },
  'rocking chair': { names: 'rocking chair', color: '#7a5636', stands: 'beside' },
  sofa: { names: 'sofa, couch, settee', color: '#5a7a86', stands: 'behind', places: HOME },
  bed: { names: 'bed, hospital bed, bunk bed', color: '#6a86b4', stands: 'behind', places: ['bedroom'] },
  'floor lamp': { names: 'floor lamp, standing lamp', color: '#f0d9a8', stands: 'beside', places: HOME },
  'desk lamp': { names: 'desk lamp, table lamp, bankers lamp, banker lamp, reading lamp', color: '#2f6a48', stands: 'on top' },
  'tall clock': { names: 'grandfather clock, longcase clock, tall clock, old clock', color: '#6a3f24', stands: 'beside', places: HOME }, // biome-ignore format: a row
  'standing mirror': { names: 'standing mirror, full length mirror, tall mirror, large mirror, floor mirror, mirror', color: '#a8823c', stands: 'beside' }, // biome-ignore format: a row
  bookshelf: { names: 'bookshelf, bookshelves, bookcase, shelf of books, shelves of books', color: '#6a4329', stands: 'beside', places: ['library'] }, // biome-ignore format: a row
  piano: { names: 'piano, upright piano, old piano', color: '#1c1618', stands: 'beside', places: HOME },
  'vending machine': { names: 'vending machine, drinks machine, soda machine', color: '#b8262e', stands: 'beside', places: ['train station'] }, // biome-ignore format: a row
  fridge: { names: 'fridge, refrigerator', color: '#dfe3e6', stands: 'beside', places: ['kitchen'] },
  stove: { names: 'stove, oven, cooker', color: '#d9dcde', stands: 'beside', places: ['kitchen'] },
  'washing machine': { names: 'washing machine, washer, laundry machine', color: '#e8ebed', stands: 'beside' },
  'ironing board': { names: 'ironing board', color: '#7aa0b8', stands: 'before', places: HOME },
  sink: { names: 'sink, kitchen sink', color: '#b8a488', stands: 'beside', places: ['kitchen'] },
  screen: { names: 'television, tv, screen, big screen, monitor, monitors, screens', color: '#23262b', stands: 'beside' },
  computer: { names: 'computer, desktop computer', color: '#23262b', stands: 'on top' },
  typewriter: { names: 'typewriter, old typewriter', color: '#2a2c30', stands: 'on top' },
  chessboard: { names: 'chessboard, chess board, chess set, playing chess', color: '#3a2a1c', stands: 'on top' },
  'espresso machine': { names: 'espresso machine, coffee machine', color: '#b8bcc2', stands: 'on top', places: ['cafe'] },
  whiteboard: { names: 'whiteboard, white board', color: '#f2f2f0', stands: 'behind' },
  blackboard: { names: 'blackboard, chalkboard, black board', color: '#23402f', stands: 'behind', places: ['classroom'] },
  door: { names: 'door, doorway, sliding door, front door, wooden door, metal door', color: '#6a4329', stands: 'behind' },
  window: { names: 'window', color: '#a83a3a', stands: 'behind', places: HOME },
  'christmas tree': { names: 'christmas tree, decorated christmas tree, xmas tree', color: '#2c5a36', stands: 'beside', places: HOME }, // biome-ignore format: a row
  chandelier: { names: 'chandelier, crystal chandelier', color: '#cfa348', stands: 'above', places: ['ballroom'] },
  easel: { names: 'easel', color: '#8a6238', stands: 'beside' },
  cauldron: { names: 'cauldron, bubbling cauldron, witch cauldron', color: '#2a2c30', stands: 'ground' },
  throne: { names: 'throne', color: '#c79a3a', stands: 'behind', places: ['throne room'] },
  altar: { names: 'altar, stone altar', color: '#b5b0a4', stands: 'behind', places: ['cathedral'] },
  gravestone: { names: 'gravestone, tombstone, headstone', color: '#83837f', stands: 'beside', places: ['graveyard'] },
  coffin: { names: 'coffin, open coffin, casket', color: '#4a2a1c', stands: 'beside', places: ['graveyard'] },
  anvil: { names: 'anvil', color: '#3a3c40', stands: 'ground', places: ['forge'] },
  barrel: { names: 'barrel, barrels, keg, wooden barrel, wooden barrels, wine barrel', color: '#7a5230', stands: 'ground' },
  crate: { names: 'crate, crates, wooden crate, wooden crates, wooden box', color: '#a07a4c', stands: 'ground' },
  brazier: { names: 'brazier, fire pit, standing torch, torches', color: '#2a2c30', stands: 'beside' },
  cannon: { names: 'cannon, cannons', color: '#2a2c30', stands: 'ground' },
  'ship wheel': { names: 'ship wheel, ships wheel, helm of a ship, at the helm, wheel of a ship', color: '#7a4f2c', stands: 'beside', places: ['ship deck'] }, // biome-ignore format: a row
  banner: { names: 'banner, banners', color: '#a3242c', stands: 'behind' },
  portal: { names: 'portal, magic portal, glowing portal, stargate', color: '#6a5ae8', stands: 'beside' },
  'punching bag': {
    names: 'punching bag, boxing bag, heavy bag, sandbag',
    color: '#a3242c',
    stands: 'beside',
    places: ['gym'],
  },
  'basketball hoop': { names: 'basketball hoop, basket ring', color: '#c23a24', stands: 'behind', places: ['basketball court'] }, // biome-ignore format: a row
  goal: { names: 'goal, soccer goal, football goal, goalposts', color: '#f2f2f0', stands: 'behind', places: ['stadium'] },
  barbell: { names: 'barbell, weights, barbells', color: '#23262b', stands: 'ground', places: ['gym'] },
  console: { names: 'console, control panel, control console, control panels', color: '#3a4450', stands: 'beside', places: ['spaceship'] }, // biome-ignore format: a row
  drone: { names: 'drone, drones', color: '#3f464e', stands: 'above' },
  hologram: { names: 'hologram, holograms, holographic globe, holographic display', color: '#5ad8f0', stands: 'beside' },
  'sewing machine': { names: 'sewing machine', color: '#23262b', stands: 'on top' },
  'telescope stand': { names: 'telescope on a tripod, large telescope, big telescope', color: '#b08a3c', stands: 'beside' },
  'drum kit': { names: 'drum kit, drum set', color: '#a3242c', stands: 'behind', places: ['concert'] },
  swing: { names: 'swing', color: '#8a6238', stands: 'beside', places: FIELD },
}
