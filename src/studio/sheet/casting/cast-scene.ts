import { seldomPart } from '#studio/seldom-parts.ts'
import { PLACES } from '#studio/words/lexicon/places.ts'
import { isIndoors } from '../../scene/indoor-lights.ts'
import { lightFor } from '../../scene/light.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { EXPRESSION_NOUNS, MOODS } from '../../words/lexicon/moods.ts'
import { HOURS, LIGHTS, SKY_WORDS, WEATHERS } from '../../words/lexicon/scenes.ts'
import { SIGHTS } from '../../words/lexicon/sights.ts'
import type { PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { BackdropKind, SceneSheet, Sight } from '../scene-sheet.ts'
import { castCamera } from './cast-camera.ts'
import { castLight, lightWords } from './cast-light.ts'
import { castPose } from './cast-pose.ts'
import { type Choices, choicesFor, type Weighted } from './choices.ts'
import { kindOfPerson } from './kind-of-person.ts'
import { isLampColored, likelyPlaces, suitsWeather } from './likely-places.ts'
import { meaningOf } from './meaning-of.ts'
import { openPlaces } from './open-places.ts'
import type { Poser } from './open-stances.ts'

interface CastSceneOptions {
  readonly seed: string
  readonly candidate: number
  readonly poser: Poser
  /** In a style whose people could sit for it. */
  readonly isFromLife: boolean
}

/** Place, hour, weather, light, pose, mood and view: as said; the rest suits and differs between candidates. */
export function castScene(reading: Reading, { seed, candidate, poser, isFromLife }: CastSceneOptions): SceneSheet {
  const { setting } = poser
  // The kind of person counts too, so that one seed does not put everybody into one picture.
  const kind = kindOfPerson(reading, setting)
  const choices = choicesFor(`${seed}/${kind}`, candidate)
  const isPlainGround = /background|backdrop|\bwalls?$/.test(reading.place ?? '')
  const { sights } = castSights(reading)
  const saidWeather = meaningOf(reading.weather, { ...WEATHERS, ...SKY_WORDS })
  const likely = (reading.things && seldomPart('things').places(reading)) ?? likelyPlaces(reading)
  const areStarsSaid = sights?.includes('stars') ?? false
  const suitsSky = (place: BackdropKind) =>
    suitsWeather(place, saidWeather) && !(isSkySaid(reading) && isIndoors(place)) && (!areStarsSaid || UNDER_STARS.has(place))
  const openPlace = () =>
    likely
      ? choices.one('place', likely.some(suitsSky) ? likely.filter(suitsSky) : likely)
      : choices.weighted('place', openPlaces(poser, suitsSky, isFromLife))
  const place = meaningOf(reading.place, PLACES) ?? (isPlainGround ? 'studio' : (placeOfSights(sights) ?? openPlace()))
  // Under neon lights a street is one of signs.
  const backdrop = (place === 'city street' || place === 'alley') && /neon/.test(reading.light ?? '') ? 'neon city' : place
  const light = meaningOf(reading.light, LIGHTS)
  const weather =
    saidWeather ??
    (CLEAR_LIGHT.test(reading.light ?? '') || areStarsSaid ? 'clear' : undefined) ??
    (setting === 'cold' ? 'snow' : choices.one('weather', ['clear', 'cloudy', 'clear'] as const))
  const timeOfDay =
    meaningOf(reading.timeOfDay, HOURS) ??
    (isLampColored(reading.light ?? '') ? undefined : light?.hour) ??
    (sights?.some((sight) => NIGHT_SIGHTS.has(sight)) ? 'night' : undefined) ??
    (tellsOfSun(reading) ? choices.one('sunny hour', ['morning', 'noon', 'afternoon'] as const) : undefined) ??
    choices.one('hour', ['morning', 'golden hour', 'afternoon', 'dusk', 'noon'] as const)
  const stance = castPose(reading, choices, poser)
  const camera = castCamera(reading, choices, stance.pose)
  return {
    version: 1,
    seed: `${seed}/${candidate}/${kind}`,
    ...stance,
    ...castMood(reading, choices),
    gaze:
      (reading.camera === undefined ? undefined : seldomPart('said camera').gaze(reading.camera, Math.sign(camera.headYaw))) ??
      (AT_WORK.has(stance.pose)
        ? ON_THE_HANDS
        : choices.weighted('gaze', NEAR_FRAMINGS.has(camera.framing) ? AT_VIEWER : GAZES)),
    backdrop,
    ...(backdrop === 'studio' && groundColor(reading)),
    timeOfDay,
    weather,
    ...(sights && { sights }),
    ...(reading.things && { things: seldomPart('things').cast(reading) }),
    light: castLight(lightWords(reading), lightFor(backdrop, timeOfDay, weather, { side: lightSide(choices) })),
    camera,
  }
}

/**
 * Mostly from where the face is turned to, so that its near cheek lies in shade: lit from the other side faces look broad.
 * (Portrait photographers call the one short, the other broad lighting.)
 */
function lightSide(choices: Choices): 'left' | 'right' {
  const isShort = choices.weighted('light side', [
    [true, 4],
    [false, 1],
  ])
  return choices.one('facing', [-1, 1]) > 0 === isShort ? 'right' : 'left'
}

/** Lights of a sky without clouds. */
const CLEAR_LIGHT = /moon|\bsun|back ?li|silhouet/

/** Who does these looks at what the hands do. */
const AT_WORK: ReadonlySet<PoseKind> = new Set(['reading', 'typing', 'writing', 'cooking', 'painting'])
const ON_THE_HANDS = { x: 0, y: 0.6 } as const

const AT_VIEWER: readonly Weighted<SceneSheet['gaze']>[] = [
  [{ x: 0, y: 0 }, 5],
  [{ x: 0, y: 0.02 }, 4],
]
/** Most meet the viewer; some look past. */
const GAZES: readonly Weighted<SceneSheet['gaze']>[] = [
  ...AT_VIEWER,
  [{ x: 0.3, y: -0.12 }, 1],
  [{ x: -0.3, y: -0.05 }, 1],
  [{ x: 0.15, y: -0.25 }, 0.6],
]
/** From so near eyes that look past the viewer are what a picture is about: unasked, they meet them. */
const NEAR_FRAMINGS: ReadonlySet<SceneSheet['camera']['framing']> = new Set(['close portrait', 'bust'])

type Mood = Pick<SceneSheet, 'expression' | 'areEyesShut' | 'isInTears'>

const EYES_SHUT = /\b(eyes (closed|shut)|(closed|shut) eyes)\b/

/** Whoever cries has tears, and eyes can be shut in any mood. */
function castMood(reading: Reading, choices: Choices): Mood {
  const said = reading.expression ?? ''
  return {
    expression: castExpression(reading, choices),
    ...(EYES_SHUT.test(said) && { areEyesShut: true }),
    ...(/\b((?<!(battle|war|rallying) )cry|crying|cries|cried|weep|weeping|wept|sob|sobs|sobbing|sobbed|tears?|tearful|teary)\b/.test(
      said,
    ) && {
      isInTears: true,
    }),
  }
}

/** What of another's mood goes with a new one; a stored sheet keeps no fields that are undefined, so they are named here. */
export const NO_MOOD = { areEyesShut: undefined, isInTears: undefined } as const

/** The mood of a scene for another one: also what is not in it any more. */
export const moodOf = ({ expression, areEyesShut, isInTears }: SceneSheet): Mood => ({ expression, areEyesShut, isInTears })

/** Who sits for a picture is calm or smiles; few beam. */
const UNTOLD_MOODS: readonly Weighted<SceneSheet['expression']>[] = [
  ['neutral', 4],
  ['smile', 4],
  ['happy', 1],
]

/** Teeth that somebody tells of want to be seen. */
function castExpression({ expression, marks = [], age = '' }: Reading, choices: Choices): SceneSheet['expression'] {
  const mood = { ...MOODS, ...EXPRESSION_NOUNS }
  // Shut eyes are no mood: 'smiling, her eyes closed'.
  const said = meaningOf(expression?.replace(EYES_SHUT, ''), mood) ?? meaningOf(expression, mood)
  const areTeethSaid = marks.some((mark) =>
    /\b(tooth|teeth|toothed|toothless|fangs|fanged|grillz?|grills)\b|^(?:(?:dental|teeth|tooth) )?braces$/.test(mark),
  )
  const isYoung = /^(?:baby|toddler|child|kid|preteen|teenager)$/.test(age) || (age !== '' && Number(age) < 16)
  // Of a vampire nobody expects a sunny smile; of a child with fangs they do.
  if (said === undefined && !isYoung && marks.some((mark) => /\bfang(s|ed)\b/.test(mark))) return 'evil'
  if (areTeethSaid && (said === undefined || said === 'smile' || said === 'smirk' || said === 'proud')) return 'happy'
  return said ?? choices.weighted('expression', UNTOLD_MOODS)
}

/** Sights are named for themselves, or inside the words of light, hour, weather and place: 'autumn park', 'god rays'. */
function castSights({ sights, light, timeOfDay, weather, place }: Reading): Pick<SceneSheet, 'sights'> {
  const said = [sights, light, timeOfDay, weather, place].filter((words) => words !== undefined).join(', ')
  const found = new Set(findTerms(said, SIGHTS).map((term) => SIGHTS[term]!))
  if (/\bstar(s|ry|lit)\b/.test(timeOfDay ?? '')) found.add('stars')
  return found.size > 0 ? { sights: [...found] } : {}
}

/** Where nothing stands between somebody and the stars. */
const UNDER_STARS: ReadonlySet<BackdropKind> = new Set([
  'meadow',
  'mountains',
  'lake',
  'beach',
  'desert',
  'wheat field',
  'sea',
  'snowfield',
  'river',
  'rooftop',
  'harbour',
  'castle outside',
])

/** What the night shows. */
const NIGHT_SIGHTS: ReadonlySet<Sight> = new Set(['aurora', 'fireworks', 'meteors', 'fireflies'])

/** Where a sight is seen at its best, when no place is said. */
const SIGHT_PLACES: Readonly<Partial<Record<Sight, BackdropKind>>> = {
  aurora: 'snowfield',
  fireworks: 'rooftop',
  meteors: 'mountains',
  rainbow: 'meadow',
  sand: 'desert',
  petals: 'garden',
  leaves: 'park',
  autumn: 'park',
  spring: 'meadow',
  fireflies: 'forest',
  butterflies: 'meadow',
}

function placeOfSights(sights: readonly Sight[] = []): BackdropKind | undefined {
  return sights.map((sight) => SIGHT_PLACES[sight]).find((place) => place !== undefined)
}

/** Weather, a low sun and stars want to be seen, where no room is said. */
const isSkySaid = ({ weather = '', timeOfDay = '', light = '' }: Reading) =>
  !/candle|lamp|fire|window|screen|studio|neon|spot/.test(light) &&
  !isLampColored(light) &&
  (/\S/.test(weather) ||
    /back ?li|silhouet|\bsun\b|sunlight/.test(light) ||
    /sunset|sunrise|dawn|dusk|twilight|golden|star|moon|sky/.test(timeOfDay))

/** 'a red background', 'a white room' */
function groundColor({ place = '' }: Reading): Pick<SceneSheet, 'skyColor'> {
  const color = /background|backdrop|\broom|void|\bwalls?$/.test(place) ? colorOf(place) : undefined
  return color ? { skyColor: color } : {}
}

/** Whoever says that the sun shines means by day, as long as no other hour is said. */
export const tellsOfSun = ({ weather = '' }: Reading) => /\bsun|blue sk/.test(weather)
