import type { Reading } from '../reading.ts'
import type { BackdropKind, SceneSheet } from '../scene-sheet.ts'

type Clue = readonly [words: RegExp, places: readonly BackdropKind[]]

/** A lamp with a colour of its own stands in a room. */
const COLORED = /\b(pink|purple|violet|magenta|blue|cyan|teal|red|green|colou?red) (back|rim|edge|stage|neon|spot) ?li/

/** What is said of the light tells most of the place. */
const OF_LIGHT: readonly Clue[] = [
  [/street ?l(amp|ight)|headlights|city lights/, ['city street', 'alley']],
  [/spot ?light|limelight|stage lights/, ['stage', 'concert']],
  [/disco|strobe|party lights/, ['nightclub']],
  [/camp ?fire|bonfire/, ['forest', 'beach']],
  [/fireplace|hearth/, ['living room', 'tavern']],
  [/neon(?! green)/, ['neon city', 'nightclub']],
  [COLORED, ['studio', 'stage', 'nightclub', 'concert']],
  [/moon/, ['lake', 'mountains', 'garden', 'rooftop', 'forest']],
  [/screen|monitor|computer/, ['bedroom', 'office']],
  [/window/, ['window', 'living room', 'library', 'cafe']],
  [/candle|oil lamp|gas ?li/, ['library', 'living room', 'tavern', 'bedroom']],
  [/chiaroscuro|low[- ]key|rembrandt|split light|dramatic|rim ?light|studio light|soft ?box|ring light/, ['studio']],
  [/forge/, ['forge']],
  [/stained glass/, ['cathedral']],
  [/torch/, ['castle', 'cave', 'dungeon']],
]

/** What somebody wears, holds or does, and where such people are found. */
const OF_THINGS: readonly Clue[] = [
  [/throne/, ['throne room']],
  [/\bwall\b/, ['alley', 'city street']],
  [/\bbench\b/, ['park', 'city street', 'garden']],
  [/picnic|\bblanket\b/, ['park', 'meadow']],
  [/maid dress|serving tray/, ['cafe', 'living room', 'restaurant']],
  [/tutu|ballet|pointe/, ['stage', 'dojo']],
  [/knit|crochet|armchair|sewing/, ['living room']],
  [/chopping(?! [wfld])|slicing|dough|vegetables/, ['kitchen']],
  [/sleep|asleep|\bnap/, ['bedroom']],
  [/swim/, ['underwater', 'swimming pool']],
  [/surf/, ['sea']],
  [/climb|boulder/, ['mountains']],
  [/riding|horseback/, ['meadow', 'mountains', 'wheat field']],
  [/cycling|bicycle/, ['park', 'city street', 'village']],
  [/motor(bike|cycle)/, ['city street', 'desert']],
  [/piano|cello/, ['stage', 'living room', 'ballroom']],
  [/drums/, ['concert', 'stage']],
  [/easel/, ['workshop', 'garden']],
  [/push ?up/, ['gym', 'park']],
  [/stethoscope|scrubs/, ['hospital', 'ward corridor']],
  [/boxing gloves|dumbbell/, ['gym']],
  [/fishing rod/, ['lake', 'harbour', 'river']],
  [/surfboard|swimsuit|bikini|swim trunks|snorkel/, ['beach', 'swimming pool']],
  [/police|fedora|trench coat/, ['city street', 'alley', 'office']],
  [/chef|ladle|frying pan|rolling pin/, ['kitchen', 'restaurant']],
  [/electric guitar|microphone|drum ?sticks/, ['concert', 'stage']],
  [/watering|gardening|digging|raking/, ['garden', 'sunflower field']],
  [/overalls|dungarees|pitchfork/, ['farm', 'workshop', 'garage']],
  [/graduation/, ['library', 'park']],
  [/school uniform|school ?bag|sailor uniform/, ['classroom', 'city street', 'park']],
  [/wedding|bridal/, ['garden', 'cathedral', 'ballroom']],
  [/turnout coat|firefighter/, ['burning house', 'city street']],
  [/monk robe|cassock/, ['shrine', 'cathedral', 'mountains']],
  [/jersey/, ['stadium', 'park']],
  [/basketball|dunk/, ['basketball court']],
  [/tennis racket|golf club/, ['park', 'stadium']],
  [/\boar\b|kayak|canoe/, ['lake', 'river']],
  [/sawing|handsaw/, ['workshop']],
  [/skateboard/, ['city street', 'park']],
  [/wrench|tool belt/, ['garage', 'workshop']],
  [/palette|paintbrush|hammering/, ['workshop', 'living room']],
  [/briefcase|(?<!bow |bolo )\btie(,|$)/, ['office', 'city street', 'restaurant']],
  [/leather apron/, ['forge', 'workshop']],
  [/apron/, ['kitchen', 'cafe', 'workshop']],
  [/grass skirt/, ['beach']],
  [/beaker|test tube|lab coat/, ['laboratory']],
]

/** Where snow is seen to fall and to lie. */
const SNOWY: ReadonlySet<BackdropKind> = new Set([
  'snowfield',
  'forest',
  'mountains',
  'village',
  'city street',
  'park',
  'bridge',
  'ice world',
])

/** Where nobody stays while it rains, storms or is foggy. */
const FAIR_WEATHER: ReadonlySet<BackdropKind> = new Set(['beach', 'meadow', 'garden', 'cafe', 'living room'])

/** 'pink backlight' is no low sun. */
export const isLampColored = (light: string): boolean => COLORED.test(light)

/** Places that the words point to without naming one. */
export function likelyPlaces(reading: Reading): readonly BackdropKind[] | undefined {
  const { light = '', garments = [], headwear = '', props = [], jewellery = [], pose = '' } = reading
  const things = [...garments.map(({ type }) => type), headwear, ...props, ...jewellery, pose].join(', ')
  if (reading.species === 'mermaid') return ['sea', 'underwater', 'beach']
  return OF_LIGHT.find(([words]) => words.test(light))?.[1] ?? OF_THINGS.find(([words]) => words.test(things))?.[1]
}

/** Whether a place that nobody named goes with the weather that somebody did. */
export function suitsWeather(place: BackdropKind, weather: SceneSheet['weather'] | undefined): boolean {
  if (weather === 'snow') return SNOWY.has(place)
  return weather === undefined || !/rain|storm|fog|snow/.test(weather) || !FAIR_WEATHER.has(place)
}
