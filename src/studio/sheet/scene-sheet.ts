import type { Rgb } from '../color.ts'
import type { MouthShape } from '../mouth/mouth-shape.ts'
import type { PoseKind } from './pose-kind.ts'
import type { StandingThing } from './standing-thing.ts'

/** Everything of a picture that is not the character: how it stands, how it feels, where, when and from where seen. */
export interface SceneSheet {
  readonly version: 1
  readonly seed: string
  readonly pose: PoseKind
  /** What the hands do, where it is not what the pose has them do. */
  readonly gesture?: PoseKind | undefined
  /** What somebody who sits sits on; absent = what suits the place. */
  readonly seat?: SeatKind | undefined
  readonly expression: ExpressionKind
  /** Asleep, in prayer or in thought; who lies asleep has them shut anyway. */
  readonly areEyesShut?: boolean | undefined
  readonly isInTears?: boolean | undefined
  /** Where the eyes look: −1…1 to the picture's left/right and up/down; 0,0 meets the viewer. */
  readonly gaze: { readonly x: number; readonly y: number }
  readonly backdrop: BackdropKind
  readonly timeOfDay: 'dawn' | 'morning' | 'noon' | 'afternoon' | 'golden hour' | 'dusk' | 'night'
  readonly weather: 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind'
  /** A colour of the sky other than that of its hour; of a studio's backcloth. */
  readonly skyColor?: Rgb
  /** What is seen in the sky or drifts through the air, and the season's colours. */
  readonly sights?: readonly Sight[]
  /** What was named that stands there. */
  readonly things?: readonly StandingThing[] | undefined
  readonly light: Light
  readonly camera: Camera
  /** Of somebody who is in a picture with others: the side that carries and holds, and hands that others hold. */
  readonly lead?: -1 | 1
  readonly givenHands?: readonly GivenHand[]
  /** Only in films. */
  readonly moment?: Moment
}

/** A hand that somebody else holds: where it is and points to, in the body's own space (half heads). */
export interface GivenHand {
  /** −1 the picture's left, 1 its right. */
  readonly side: -1 | 1
  readonly wrist: readonly [x: number, y: number, z: number]
  readonly fingers: readonly [x: number, y: number, z: number]
  readonly palm: readonly [x: number, y: number, z: number]
  /** Where the elbow goes; outward is positive. Back, where it is absent. */
  readonly elbowToward?: readonly [outward: number, y: number, z: number]
}

/** What a film decides for one of its moments. */
export interface Moment {
  /** Opening of the eyes: 1 as the expression has them, 0 closed. */
  readonly lids?: number
  /** What a speaking mouth does; the expression's mouth where it is absent. */
  readonly mouth?: MouthShape
  /** Rain and snow are left out of the picture; the film draws them, frame by frame. */
  readonly isWeatherApart?: boolean
  /** How far somebody who walks is in their stride, 0…1; 0 is the walking pose of a picture. */
  readonly stride?: number
  /** How they stood before they began to move on, and how much of the way from there they have come, 0…1. */
  readonly from?: { readonly scene: SceneSheet; readonly share: number }
}

/** `arms`: those of who carries a child. */
export type SeatKind = 'arms' | 'chair' | 'stool' | 'bench' | 'armchair' | 'throne' | 'steps' | 'rock'

export const EXPRESSIONS = [
  'neutral',
  'smile',
  'happy',
  'sad',
  'angry',
  'surprised',
  'afraid',
  'disgusted',
  'smirk',
  'determined',
  'tired',
  'shy',
  'serious',
  'wink',
  'laughing',
  'furious',
  'stern',
  'evil',
  'proud',
  'worried',
  'doubtful',
  'thoughtful',
  'kiss',
  'singing',
  'tongue out',
] as const
export type ExpressionKind = (typeof EXPRESSIONS)[number]

export const BACKDROPS = [
  'studio',
  'sea',
  'beach',
  'forest',
  'mountains',
  'meadow',
  'desert',
  'snowfield',
  'city street',
  'neon city',
  'village',
  'library',
  'castle',
  'cathedral',
  'tavern',
  'workshop',
  'laboratory',
  'spaceship',
  'space',
  'garden',
  'ruins',
  'market',
  'rooftop',
  'cafe',
  'bedroom',
  'office',
  'kitchen',
  'cave',
  'river',
  'ship deck',
  'stage',
  'sky',
  'stadium',
  'gym',
  'burning house',
  'cherry avenue',
  'jazz bar',
  'moon',
  'ballroom',
  'basketball court',
  'swimming pool',
  'classroom',
  'hospital',
  'corridor',
  'train station',
  'alley',
  'park',
  'lake',
  'waterfall',
  'jungle',
  'swamp',
  'bamboo forest',
  'underwater',
  'graveyard',
  'haunted house',
  'farm',
  'volcano',
  'savanna',
  'ice world',
  'rice fields',
  'alien planet',
  'throne room',
  'dungeon',
  'castle outside',
  'shrine',
  'living room',
  'restaurant',
  'bathroom',
  'concert',
  'nightclub',
  'war zone',
  'harbour',
  'wheat field',
  'sunflower field',
  'lavender field',
  'train',
  'museum',
  'amusement park',
  'space station',
  'bridge',
  'garage',
  'circus',
  'dojo',
  'mars',
  'shop',
  'forge',
  'bakery',
  'porch',
  'downtown',
  'window',
  'fence',
  'ward corridor',
  'subway',
  'greenhouse',
] as const
export type BackdropKind = (typeof BACKDROPS)[number]

/** Things of the sky and the air that are said besides the weather, and seasons. */
export type Sight =
  | 'lightning'
  | 'rainbow'
  | 'aurora'
  | 'fireworks'
  | 'meteors'
  | 'stars'
  | 'petals'
  | 'leaves'
  | 'autumn'
  | 'spring'
  | 'embers'
  | 'fireflies'
  | 'confetti'
  | 'bubbles'
  | 'butterflies'
  | 'sand'
  | 'rays'

/** One record that figure, features and grade all read. Directions point toward the light: x right, y down, z to the viewer. */
export interface Light {
  readonly keyDirection: readonly [number, number, number]
  readonly key: Rgb
  readonly ambient: Rgb
  readonly rimDirection: readonly [number, number, number]
  readonly rim: Rgb
  /** Second rim, as in a city of neon. */
  readonly rim2?: { readonly direction: readonly [number, number, number]; readonly color: Rgb }
  /** 0 clear … 1 thick; colour of the air. */
  readonly fog: number
  readonly air: Rgb
  /** What was said of it that lies over the whole picture. */
  readonly effects?: readonly LightEffect[]
}

export type LightEffect =
  | 'silhouette'
  | 'backlit'
  | 'rim light'
  | 'blinds'
  | 'spotlight'
  | 'from below'
  | 'small flame'
  | 'low key'
  | 'dramatic'
  | 'high key'
  | 'moonlight'
  | 'hard sun'
  | 'overcast'
  | 'black and white'
  | 'sepia'

/** Shares of the picture's height. */
export interface FigurePlace {
  /** Half a head. */
  readonly unit: number
  /** The middle of the body: 0 is the middle of the picture, right is positive. */
  readonly x: number
  /** The root of the neck: 0 is the upper edge. */
  readonly y: number
}

export interface Camera {
  readonly framing: 'close portrait' | 'bust' | 'half figure' | 'three-quarter figure' | 'full figure' | 'wide'
  readonly angle: 'eye level' | 'low' | 'high' | 'very low' | 'very high' | 'from the ground' | 'overhead'
  /** How much nearer (above 1) or farther away (below 1) than its framing the picture is taken; 1 where it is absent. */
  readonly nearer?: number
  /** Radians. Head turned to the picture's right is positive; never 0 (lesson 4). */
  readonly headYaw: number
  /** Positive looks up; a positive roll tips the crown to the picture's right. */
  readonly headPitch: number
  readonly headRoll: number
  readonly bodyYaw: number
  /** Radians that the camera is rolled to one side. */
  readonly roll?: number
  /** How steeply it looks down (up where it is negative): what is near is so much larger than what is far. */
  readonly drop?: number
  readonly isThroughWindow?: boolean
  /** While a tilted picture is drawn: how many times larger than what is framed the picture is. */
  readonly bleed?: number
  /** Where exactly the figure is, whatever the framing: several in one picture are placed together. */
  readonly place?: FigurePlace
}
