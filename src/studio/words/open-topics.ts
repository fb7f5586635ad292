import { settingOf } from '../sheet/casting/settings.ts'
import { speciesOf } from '../sheet/casting/species-of.ts'
import type { Reading, ReadSpan } from '../sheet/reading.ts'
import { PEOPLE, RELATIONS } from './lexicon/people.ts'

/** What a description may leave open. */
export type Topic = 'hair' | 'eyes' | 'clothes' | 'mood' | 'pose' | 'place' | 'hour' | 'weather' | 'light'

/**
 * What a description says nothing about, so that something may be added. Words that were not understood may be about anything: a
 * topic is only open when no word of the text could be about it.
 */
export function openTopics(text: string, { reading, spans }: { reading: Reading; spans: readonly ReadSpan[] }): Set<Topic> {
  const words = text.toLowerCase()
  const says = (pattern: RegExp) => pattern.test(words)
  const isStrange = reading.warnings.some(({ why }) => why === 'not-understood')
  const isRole = hasRole(words)
  const isPlain = says(PLAIN_PERSON) && !isRole && !isStrange
  const isAlone = reading.others === undefined
  const { place } = reading
  const isPlaceOpen = !place && !says(PLACE_WORDS) && !hasUnreadPlace(words, spans) && !isStrange
  const open: Readonly<Record<Topic, boolean>> = {
    hair: isAlone && hasHumanHead(reading) && !says(HEAD_COVERED),
    eyes: isAlone && hasHumanHead(reading) && !reading.eyeColor && !says(EYE_WORDS) && hasOpenFace(reading),
    clothes: isAlone && isPlain && !reading.garments && !says(CLOTHES_WORDS) && hasHumanHead(reading),
    mood: isAlone && !reading.expression && !isStrange && !says(MOOD_WORDS) && hasOpenFace(reading),
    pose: isAlone && !isStrange && isPoseOpen(reading) && !says(POSE_WORDS) && !isDoing(words),
    // A role that points to no world could be at home anywhere but there.
    place: isAlone && isPlaceOpen && (isPlain || (isRole && settingOf(reading) !== 'everyday')),
    hour: !reading.timeOfDay && !reading.light && !says(HOUR_WORDS) && (place ? OUTDOORS.test(place) : isPlaceOpen),
    weather: !reading.weather && !says(WEATHER_WORDS) && OUTDOORS.test(place ?? '') && !says(INDOOR_WORDS),
    light: !reading.light && !reading.timeOfDay && !reading.weather && !says(HOUR_WORDS) && !says(WEATHER_WORDS),
  }
  return new Set((Object.keys(open) as Topic[]).filter((topic) => open[topic]))
}

/** Somebody of whom no more is said than that they are somebody. */
const PLAIN_PERSON =
  /\b(?:wom[ae]n|m[ae]n|girl|boy|lady|guy|person|character|teenager|adult|student|(?:grand)?(?:mother|father|ma|pa|son|daughter)|grandparent|mom|mum|dad|sister|brother|aunt|uncle|friend)\b/

/** 'a surfer girl', 'an old sailor': who they are goes with clothes and places of its own. */
function hasRole(words: string): boolean {
  const said = words.match(/[\p{L}'-]+/gu) ?? []
  return said.some((word) => Object.hasOwn(PEOPLE, word) && !Object.hasOwn(RELATIONS, word) && !PLAIN_PERSON.test(word))
}

const HUMAN = new Set(['human', 'elf', 'half-elf', 'dwarf', 'vampire', 'angel', 'fairy', 'mermaid', 'witch'])
const hasHumanHead = (reading: Reading) => HUMAN.has(speciesOf(reading)) && !reading.marks?.some((mark) => /head$/.test(mark))

/** Hair that cannot be seen, or that is spoken of in words of another kind. */
const HEAD_COVERED =
  /\b(?:hijabs?|niqab|burqa|veil(?:ed)?|turban|hood(?:ed)?|cowl|helmets?|(?:head|hair) ?(?:scar(?:f|ves)|wrap|cloth)s?|bandana|balaclava|masked?|wimple|nun|habit|bald\w*|shav(?:ed|en)|hairless|no hair|wigs?|astronaut|cosmonaut|space ?suit|div(?:er|ing)|beekeeper|scarecrow|fur|furry|feathers?|scales|skull|skeleton|snakes|tentacles|flames|silhouette|only the (?:eyes|face|hands)|mummy|bandaged head)\b/
const EYE_WORDS =
  /\b(?:(?:one-)?eye[sd]?|eye-?(?:patch|lids|brows)|gaz(?:e|es|ing)|glar(?:e|es|ing)|star(?:e|es|ing)|look(?:s|ing)?|blind(?:fold(?:ed)?)?|masked?|visor|goggles|(?:sun|dark )glasses|helmet|asleep|sleep\w*|dream(?:s|ing)|wink\w*|squint\w*|skull|silhouette|from behind|back to|faceless|over (?:her|his|their) face)\b/
const CLOTHES_WORDS =
  /\b(?:wear\w*|dress\w*|cloth\w*|outfit|costumes?|uniform|suit(?:ed)?|robes?|rags?|arm(?:or|our)\w*|kit|gear|gown|barefoot|shirtless|bare|swim\w*|bath\w*|beach|pool|sea|waves|sauna|bed|shower|tattoo\w*|body|wrapped|covered|fur|feathers?|in (?:white|black|red|blue|green|gold|silver|purple|pink|yellow|orange|grey|gray|brown|all))\b/
const MOOD_WORDS =
  /\b(?:not|smil\w*|laugh\w*|cr(?:y|ies|ied|ying)|tears?|weep\w*|sad\w*|happ\w*|ang(?:ry|er)|grim|fierce\w*|scared|afraid|fear\w*|terrif\w*|serious\w*|stern\w*|proud\w*|menac\w*|evil|sinister|cruel|mad|insane|mysterious\w*|mourn\w*|griev\w*|grief|haunt\w*|wound\w*|hurt|dying|dead|asleep|sleep\w*|blank|bored|shy|lonely|alone|express\w*|faces?|frown\w*|grin\w*|mood\w*|concentrat\w*|focus\w*|squint\w*|scream\w*|shout\w*|sing\w*|yell\w*|roar\w*|war|battle\w*|fight\w*|duel\w*|attack\w*|ruin\w*|grave\w*|funeral|blood\w*|storm\w*|fire|flames|explo\w*|ghosts?|zombies?|skull|monster|demon\w*|masked?|veil\w*|celebrat\w*|play\w*|danc\w*|run\w*|jump\w*|kiss\w*|love\w*|waiting|cold|exhaust\w*|tired\w*|weary|old soul|only the eyes)\b/
const POSE_WORDS =
  /\b(?:hands?|arms?|fists?|fingers|knees?|legs?|back|shoulders?|lap|chair|throne|bed|couch|sofa|bench|horse|motor(?:bike|cycle)|bike|bicycle|car|taxi|wheelchair|swing|hammock|saddle|boat|close[- ]?up|portrait|headshot|bust|face|selfie|profile|from behind|asleep|fell|holds?|carr(?:y|ies)|rides?|sits?|stands?|stood|runs?|walks?|lies|flies|swims?|falls|dances?|fights?|plays?|reads?|writes?|waits?|leans?|kneels?|jumps?|drinks?|eats?|sleeps?|rests?|prays?|looks?|sings?|paints?|works?|hunts?|cooks?|hidden|hides|pulled|raised|crossed|seated|backstage|underwater|midair|mid-air)\b/
const PLACE_WORDS =
  /\b(?:background|backdrop|behind|scene(?:ry)?|surround\w*|environment|landscape|waves|sea|ocean|underwater|water|space|stars|sky|moon|outdoors?|indoors?|outside|inside|home|abroad|stage|court|studio|plain|white on|road|street|room|hall|house|shop|keeper|lighthouse|somewhere|everywhere|nowhere|lost|transparent|isolated|portrait|headshot|close[- ]?up)\b/
const HOUR_WORDS =
  /\b(?:day(?:s|light|time|break)?|(?:to|mid|over)?night\w*|morning|noon|midday|evening|dusk|dawn|twilight|sun\w*|moon\w*|star(?:s|lit|light|ry)|lamps?|lamplight|candle\w*|lantern\w*|neon|dark\w*|shadow\w*|bright\w*|lights?|lighting|lit|lightning|glow\w*|fire\w*|campfire|flames?|torch\w*|spotlight|o'clock|\d ?[ap]\.?m|hours?|shift|breakfast|lunch|dinner|bedtime|silhouette|background|backdrop|studio|underwater|space|black and white|monochrome|sepia|sky|skies|aurora|sparks?)\b/
const WEATHER_WORDS =
  /\b(?:rain\w*|snow\w*|fog\w*|mist\w*|wind\w*|storm\w*|cloud\w*|sun\w*|ic[ey]|frost\w*|freez\w*|hail|thunder\w*|lightning|breez\w*|hot|cold|heat|weather|sky|skies|dust\w*|sand ?storm|humid|wet|puddles?|umbrella|winter\w*|summer\w*|autumn\w*|fall|spring|smoke|ash(?:es)?|haze|hazy|underwater|blizzard|space|moon\w*|star(?:s|ry))\b/
const INDOOR_WORDS = /\b(?:indoors?|inside|room|windows?|hall|house|hut|cabin|tent|cave|under (?:a|the))\b/
/** Where there is a sky. */
const OUTDOORS =
  /\b(?:sea|beach|coast|shore|park|forest|woods?|mountains?|hills?|summit|meadow|fields?|desert|dunes|street|road|garden|harbour|harbor|pier|lake|river|village|city|rooftop|square|farm|vineyard|orchard|jungle|valley|cliffs?|island)\b/

const hasOpenFace = ({ eyewear, species }: Reading) =>
  (eyewear === undefined || eyewear === 'none' || /^(?:(?!sun|dark).)*\bglasses$/.test(eyewear)) && species !== 'robot'

const isPoseOpen = ({ pose, props, companion, camera, species, place }: Reading) =>
  !pose && !props && !companion && !camera && species !== 'mermaid' && species !== 'ghost' && !/bed|bath|pool/.test(place ?? '')

/** Words in -ing that say what somebody is, has, or when it is. */
const NO_DOING =
  /\b(?:k|r|w|str|spr|earr|even|morn|wedd|cloth|noth|someth|anyth|everyth|build|ceil|s?vik|v|match|interest|ag|amaz|glow|strik|pierc|flow|charm|dur|be|light|paint|stock|cunn|will|lov|dar|dazzl|shin|sparkl|fitt|dash|feel|bl|sl|w|th|young|darl|sterl|spark|shimmer|gleam|blaz|tower|impos|strapp)ings?\b/g

/** 'mending nets': what it looks like is not known, but hands are at it. */
const isDoing = (words: string) => /\p{L}{3,}ing\b/u.test(words.replaceAll(NO_DOING, ''))

const PLACING =
  /\b(?:in|on|at|by|near|under|among|amongst|above|below|across|along|beside|besides|between|through|throughout|onto|into|aboard|around|over|from|amid|amidst|within|beneath|underneath|against|up|down|towards?|atop|off|before|after|out of)\b/g
/** Not further than a phrase goes. */
const PHRASE_CHARS = 28

/** 'under a car', 'over her laptop': it may say where somebody is, unless what follows was read as something else. */
function hasUnreadPlace(words: string, spans: readonly ReadSpan[]): boolean {
  return [...words.matchAll(PLACING)].some(({ index, 0: preposition }) => {
    const start = index + preposition.length
    const rest = words.slice(start, start + PHRASE_CHARS)
    const end = start + (/[,.;!?]/.exec(rest)?.index ?? PHRASE_CHARS)
    return !spans.some((span) => span.trait !== 'place' && span.trait !== 'things' && span.start >= start && span.start < end)
  })
}
