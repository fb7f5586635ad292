import { undrawn, type Warning } from '../warning.ts'
import { verbsOfSeveral } from './people-who.ts'
import { type GaitKind, readGaits } from './read-gaits.ts'

/** What moves in a film. */
export interface FilmMotion {
  readonly camera: CameraMove
  /** 0 calm … 1 a strong wind in hair and cloth. */
  readonly wind: number
  readonly isWaving: boolean
  readonly isNodding: boolean
  /** How somebody is said to move on; the first is the most telling. */
  readonly gaits: readonly GaitKind[]
  /** What the words ask for and nobody can draw yet, as sentences. */
  readonly warnings: readonly Warning[]
}

const CAMERA_MOVES = [
  'drift',
  'push in',
  'pull out',
  'pan left',
  'pan right',
  'tilt up',
  'tilt down',
  'orbit',
  'still',
  /** Before somebody who walks: they stay as large, and their place falls behind. */
  'walk along',
  /** The same, and faster. */
  'run along',
] as const
export type CameraMove = (typeof CAMERA_MOVES)[number]

/** The first line that fits decides. */
const CAMERA_WORDS: readonly (readonly [CameraMove, RegExp])[] = [
  ['still', /\b(?:static|still|fixed|locked)[ -]?(?:off )?(?:camera|shot|frame)\b|\bno camera move/],
  [
    'orbit',
    /\b(?:orbit\w*|circl(?:es|ing) (?:around|round)|arc shot|rotat\w+ (?:around|round)|camera (?:goes|moves) (?:around|round))\b/,
  ],
  ['pull out', /\b(?:zoom\w*|pull\w*|mov\w*|doll\w+|step\w*) ?(?:slowly |gently )?(?:out|back|away|backwards?)\b/],
  [
    'push in',
    /\b(?:zoom\w*|push\w*|doll\w+) ?(?:slowly |gently )?(?:in|into|toward\w*|closer)\b|\b(?:closer|close-?up zoom|zoom)\b/,
  ],
  ['pan left', /\b(?:pan\w*|track\w*|slid\w+|sweep\w*|mov\w+) (?:\w+ )?(?:to the )?left\b/],
  ['pan right', /\b(?:pan\w*|track\w*|slid\w+|sweep\w*|mov\w+) (?:\w+ )?(?:to the )?right\b|\bpan(?:s|ning)?\b/],
  ['tilt up', /\b(?:tilt\w*|crane\w*|pan\w*) (?:\w+ )?up(?:wards?)?\b/],
  ['tilt down', /\b(?:tilt\w*|crane\w*|pan\w*) (?:\w+ )?down(?:wards?)?\b/],
]

const WIND = /\b(?:wind\w*|breez\w+|blow\w*|flutter\w*|billow\w*|gust\w*)\b/
const STRONG_WIND = /\b(?:storm\w*|strong wind|gale|hurricane|howling|gusts?)\b/
const NO_WIND = /\b(?:no|without(?: any)?) (?:wind|breeze)\b/

/** Somebody waves; not the waves of the sea, nor waving hair. */
const WAVES =
  /(?<!\b(?:the|of|big|high|blue) )\b(?:waves?|waving)\b(?= (?:at (?!sun|dawn|dusk|night|noon|midnight|twilight)|to|her|his|their|hello|goodbye|back)\b|(?<!\band waves?)(?:[.,;!]|$))/
const SOMEBODY_WAVES =
  /\b(?:who|she|he|they|man|woman|boy|girl|(?:walk|run|stroll|smile|laugh|nod|stop|stand|sit|jump|danc)(?:s|es) and) (?:\w+ly )?waves\b/
/** What waves in the wind. */
const WAVING_THINGS =
  'hair|curls|locks|braids?|tail|cape|cloak|scarf|dress|skirt|ribbons?|flags?|banners?|grass|wheat|corn|fields?|trees?|palms?|leaves|flowers?|reeds?'
/** Where, how and while doing what; her hair may be waving in the wind, but somebody with long hair waves on a beach. */
const WAVING = new RegExp(
  String.raw`(?<!\b(?:${WAVING_THINGS})(?: (?:is|are|that is|that are))? (?=waving (?:behind|in (?:the|a) (?:\w+ )?(?:wind|breeze|storm|gale|air))))\bwaving (?:in|on|from|by|under|near|beside|behind|before|through|with|and|while|for|\w+ly|a hand|one hand|both hands)\b`,
)

/** What somebody does, in the forms of one and of several; not before these words. */
const doing = (verbs: string, ofSeveral: string, notBefore = '') =>
  new RegExp(String.raw`\b(?:${verbs}|${verbsOfSeveral(ofSeveral)})\b${notBefore && `(?! (?:${notBefore}))`}`)

/** Movements that films cannot show, and how one says that somebody does them. */
const NOT_YET: readonly (readonly [RegExp, string])[] = [
  [
    doing(
      'fight(?:s|ing)|punch(?:es|ing)|kick(?:s|ing)|attack(?:s|ing)|duel(?:s|ing)|spar(?:s|ring)|wrestl(?:es|ing)',
      'fight|punch|kick|attack|duel|spar|wrestle',
      'stance|pose',
    ),
    'fights',
  ],
  [
    doing(
      'spin(?:s|ning)?|turn(?:s|ing)? (?:round|around)|pirouettes?|somersaults?|cartwheels?|flips',
      'spin|turn (?:round|around)|somersault',
    ),
    'spins or turns round',
  ],
  [
    doing(
      'swim(?:s|ming)|div(?:es|ing)',
      'swim|dive',
      'pools?|trunks|suits?|goggles|caps?|costume|mask|helmet|bell|board|lessons?',
    ),
    'swims',
  ],
  [
    doing('climb(?:s|ing)|crawl(?:s|ing)', 'climb|crawl', 'gear|ropes?|shoes|boots|walls?|harness|roses?|plants?'),
    'climbs or crawls',
  ],
  [
    doing(
      'rid(?:es|ing)|gallop(?:s|ing)|cycl(?:es|ing)|skat(?:es|ing)|skateboarding|surf(?:s|ing)|ski(?:s|ing)',
      'ride|gallop|cycle|skate|surf|ski',
      'boots|hood|habit|gear|crop|jacket|coat|hat|helmet|gloves|breeches|rink|suit|goggles|mask|shop',
    ),
    'rides or glides along',
  ],
  [
    doing(
      'sits? down|stands? up|gets? up|lies down|kneels? down|bows down',
      'sit down|stand up|get up|lie down|kneel down|bow down',
    ),
    'sits down or stands up',
  ],
  [doing('eat(?:s|ing)|drink(?:s|ing)|sip(?:s|ping)', 'eat|drink|sip'), 'eats or drinks'],
  [
    doing(
      'hug(?:s|ging)|kiss(?:es|ing)|embrac(?:es|ing)',
      'hug|kiss|embrace|cuddle',
      String.raw`(?:(?:an?|the|his|her|their|some) )?(?:\w+ )?(?:knees|legs|teddy|teddies|plush\w*|pillow|cushion|doll|toys?|books?|blanket|bear)\b`,
    ),
    'embraces somebody',
  ],
  [
    doing('throw(?:s|ing)|catch(?:es|ing)|juggl(?:es|ing)|clap(?:s|ping)|applaud(?:s|ing)', 'throw|catch|juggle|clap|applaud'),
    'throws, catches or claps',
  ],
  [
    doing(
      'takes? off|puts? on|draws? (?:a|his|her|their) (?:sword|gun|bow|dagger)|picks? up',
      'take off|put on|draw (?:their|his|her) (?:swords?|guns?)|pick up',
    ),
    'takes, puts on or picks up something',
  ],
]
/** Not a walkie-talkie, a loudspeaker or a speakeasy. */
const SPEAKS = doing(
  'speak(?:s|ing)|talk(?:s|ing)|sing(?:s|ing)|says',
  'speak|talk|sing|chat',
  'schools?|bowls?|clubs?|lessons?|voices?|teacher|points?|trees?|animals?|cats?|dogs?|birds?|bears?|foxes|fox|rabbits?|heads?',
)

/** The motion a prompt asks for; a calm drift where it says nothing. */
export function readMotion(prompt: string): FilmMotion {
  const words = prompt.toLowerCase().replaceAll(/\s+/g, ' ')
  const gaits = readGaits(words)
  const isRunning = gaits.includes('running')
  const calm = isRunning ? 0.5 : 0.22
  const wind = NO_WIND.test(words) ? 0 : STRONG_WIND.test(words) ? 1 : WIND.test(words) ? 0.7 : calm
  const along = isRunning ? 'run along' : gaits[0] === 'walking' ? 'walk along' : 'drift'
  return {
    camera: CAMERA_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? along,
    wind,
    isWaving: WAVES.test(words) || SOMEBODY_WAVES.test(words) || WAVING.test(words),
    gaits,
    isNodding: /\bnod(?:s|ding)?\b/.test(words),
    warnings: [
      ...NOT_YET.flatMap(([pattern, what]) => notSeen(words, pattern, `A film cannot show yet how somebody ${what}.`)),
      ...notSeen(words, SPEAKS, 'The mouth moves only in lip sync, with a sound.'),
    ],
  }
}

/** What somebody is told to do is what a film is about. */
function notSeen(words: string, pattern: RegExp, sentence: string): Warning[] {
  const found = pattern.exec(words)?.[0]
  return found === undefined ? [] : [undrawn(found, sentence, 'essential')]
}

/** What is left of these sentences says nothing of a picture either; 'wide shot' and 'close-up' do and stay. */
const OF_THE_CAMERA: readonly (readonly [RegExp, string])[] = [
  [/\b(?:at|into|toward|towards|to) the camera\b/gi, 'at the viewer'],
  [/\b(?:static|fixed|still|locked|tracking|panning|dolly|arc|slow|moving|single)[ -]shot(?: of)?\b/gi, ' '],
  [
    /(?:\bthe |(?<!\b(?:a|an|her|his|their|old|with|and|holding|film|video|photo) )\b)camera(?: (?:slowly|gently|then|is|and|moves?|moving|goes|glides?|starts?))*\b/gi,
    ' ',
  ],
]

/** The prompt without its directions for the camera: a camera that pans is neither held by anybody nor a frying pan. */
export function withoutCamera(prompt: string): string {
  const patterns = CAMERA_WORDS.map(([, pattern]) => [new RegExp(pattern.source, 'gi'), ' '] as const)
  const rest = [...OF_THE_CAMERA.slice(0, 1), ...patterns, ...OF_THE_CAMERA.slice(1)].reduce(
    (words, [pattern, instead]) => words.replaceAll(pattern, instead),
    prompt,
  )
  return rest
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;])/g, '$1')
    .trim()
}
