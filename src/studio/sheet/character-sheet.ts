import type { Rgb } from '../color.ts'
import type { FaceKinds } from '../features/archetypes/face-kinds.ts'
import type { AnimalKind } from './animal-kind.ts'
import type { Growth, Hide } from './being.ts'
import type { BodyMark } from './body-mark.ts'
import type { CompanionKind } from './companion-kind.ts'
import type { GarmentCut } from './garment-cut.ts'
import type { GarmentPart } from './garment-part.ts'
import type { HeadwearKind } from './headwear-kind.ts'
import type { PropKind } from './prop-kind.ts'
import type { TattooMotif } from './tattoo-motif.ts'

/**
 * The one structure that keeps a character the same everywhere: every number and kind that a drawing of it needs, all
 * decided. Plain JSON; the same sheet drawn again is the same person. Lengths are in half heads (crown −1, chin +1).
 */
export interface CharacterSheet {
  readonly version: 1
  /** Seed of whatever detail the drawing itself decides (locks, folds, freckles). */
  readonly seed: string
  readonly species: Species
  readonly ageYears: number
  /** 0 feminine … 1 masculine: brows, jaw, neck, shoulders, lips, lashes. */
  readonly masculinity: number
  /** Where their forebears are from, in shares, when it is said; absent where only their looks are known. */
  readonly forebears?: { readonly african: number; readonly asian: number; readonly european: number }
  /** Height and breadth are factors around 1 (0.85–1.15); muscle and weight 0 … 1, ordinary is 0.35. */
  readonly build: {
    readonly height: number
    readonly breadth: number
    readonly muscle: number
    readonly weight: number
    /** A child that is expected: 0 or absent … 1. */
    readonly belly?: number
  }
  readonly face: FaceShape
  readonly skin: { readonly base: Rgb; readonly blush: Rgb; readonly blushStrength: number; readonly freckles: number }
  /** Whose head it is, when it is an animal's; the coat has the skin's colour, its light and dark parts have these. */
  readonly animal?: { readonly kind: AnimalKind; readonly pale: Rgb; readonly dark: Rgb }
  readonly ears:
    | 'round'
    | 'pointed'
    | 'long pointed'
    | 'cat'
    | 'fox'
    | 'wolf'
    | 'dog'
    | 'rabbit'
    | 'bear'
    | 'mouse'
    | 'horse'
    | 'deer'
    | 'tufts'
    | 'fin'
    | 'none'
  readonly hair: HairSheet
  readonly facialHair?: {
    readonly kind:
      | 'stubble'
      | 'moustache'
      | 'handlebar moustache'
      | 'drooping moustache'
      | 'goatee'
      | 'mutton chops'
      | 'short beard'
      | 'full beard'
      | 'long beard'
      | 'braided beard'
    readonly color: Rgb
  }
  readonly eyes: {
    readonly left: Rgb
    readonly right: Rgb
    readonly pupil: 'round' | 'slit' | 'none'
    readonly glow: number
    /** All of the eye has its colour, without a white. */
    readonly isWhole?: true
    readonly lashes: number
  }
  readonly brows: { readonly color: Rgb; readonly thickness: number; readonly arch: number }
  readonly horns?: { readonly kind: 'small' | 'curved' | 'ram' | 'antlers' | 'unicorn'; readonly color: Rgb }
  readonly wings?: { readonly kind: 'feathered' | 'bat' | 'fairy' | 'dragon'; readonly color: Rgb }
  readonly tail?: {
    readonly kind: 'cat' | 'fox' | 'demon' | 'lizard' | 'fish' | 'snake' | 'smoke'
    readonly color: Rgb
    /** How many there are, when more than one. */
    readonly count?: number
  }
  /** In place of plain skin. */
  readonly hide?: Hide
  /** Cloth is of it too: 'all' of it, or what is on the 'legs' alone, whose skin then is all that has it. */
  readonly hideOver?: 'all' | 'legs'
  /** How much of what is behind them is seen through them, 0 … 1. */
  readonly sheer?: number
  /** On the head, beside or in place of hair. */
  readonly growths?: readonly Growth[]
  /** Of a mushroom's cap. */
  readonly growthColor?: Rgb
  /** Arms on either side, when more than one. */
  readonly armPairs?: number
  readonly halo: boolean
  readonly fangs: boolean
  /** From the skin outwards. */
  readonly garments: readonly Garment[]
  readonly headwear?: {
    readonly kind: HeadwearKind
    readonly color: Rgb
    readonly trim: Rgb
    /** Of cloth in several colours. */
    readonly isColorful?: true
    /** What is stuck on it. */
    readonly decor?: readonly {
      readonly kind: 'feather' | 'flower' | 'bow' | 'coins' | 'badge' | 'lamp'
      readonly color: Rgb
    }[]
    /** Under the arm, not on the head. */
    readonly isCarried?: true
  }
  readonly eyewear?: {
    readonly kind: 'round glasses' | 'square glasses' | 'sunglasses' | 'goggles' | 'monocle' | 'eyepatch' | 'visor'
    readonly color: Rgb
    /** Of the lenses, where they are neither round nor square. */
    readonly shape?: 'cat eye' | 'aviator' | 'half moon' | 'oversized' | 'rimless' | 'heart'
    /** Pushed up on the forehead. */
    readonly isRaised?: true
  }
  readonly jewellery: readonly {
    /** A backpack's straps lie on the clothes as a stethoscope does. */
    readonly kind:
      | 'earrings'
      | 'hoop earrings'
      | 'necklace'
      | 'pendant'
      | 'choker'
      | 'nose ring'
      | 'septum ring'
      | 'dog tags'
      | 'circlet'
      | 'stethoscope'
      | 'backpack'
      | 'suspenders'
      | 'watch'
      | 'bracelets'
      | 'wristbands'
      | 'brooch'
      | 'badge'
      | 'medals'
      | 'lanyard'
      | 'whistle'
      | 'shoulder bag'
    readonly color: Rgb
    /** A necklace of links, not of beads. */
    readonly isChain?: true
  }[]
  readonly props: readonly { readonly kind: PropKind; readonly color: Rgb }[]
  /** What hangs at the belt or on the back or is between the lips, and leaves the hands free. */
  readonly worn?: readonly { readonly kind: PropKind; readonly color: Rgb; readonly at: WornPlace }[]
  /** What carries somebody who sits. */
  readonly seat?: { readonly kind: 'wheelchair'; readonly color: Rgb }
  readonly companion?: {
    readonly kind: CompanionKind
    /** What it was called: of a breed its own form is known. */
    readonly name?: string
    readonly color: Rgb
  }
  /**
   * An animal in its own shape, of whom nothing that only a person has was said; all of the above then is of the person it
   * would be. Absent of everybody else, and of animals that were cast before there were any.
   */
  readonly beast?: NonNullable<CharacterSheet['companion']> & {
    /** Where they were said. */
    readonly eyes?: Rgb
    /** Tied round its neck, in this colour. */
    readonly scarf?: Rgb
  }
  readonly marks: readonly Mark[]
  /** What is on the skin of the body, below the face. */
  readonly bodyMarks?: readonly BodyMark[]
  /** What was said of face and body, in the words of body-words.ts, of which the form is built: more than the measures above hold. */
  readonly bodyWords?: readonly string[]
}

export type WornPlace = 'hip' | 'back' | 'mouth' | 'temple'

export const SPECIES = [
  'human',
  'elf',
  'half-elf',
  'dwarf',
  'orc',
  'goblin',
  'vampire',
  'demon',
  'angel',
  'fairy',
  'mermaid',
  'cat person',
  'fox person',
  'wolf person',
  'rabbit person',
  'dragon person',
  'animal person',
  'robot',
  'android',
  'alien',
  'zombie',
  'ghost',
] as const
export type Species = (typeof SPECIES)[number]

export interface FaceShape {
  readonly kind: 'oval' | 'round' | 'square' | 'heart' | 'long'
  /** Factors around 1. */
  readonly jaw: number
  readonly cheeks: number
  readonly eyeSize: number
  readonly eyeSpacing: number
  /** Radians; outer corners up is positive. */
  readonly eyeTilt: number
  readonly noseLength: number
  readonly noseWidth: number
  readonly lipFullness: number
  readonly mouthWidth: number
  /** 0.005–0.02: no face is the same left and right. */
  readonly asymmetry: number
  /** A hooked nose; 0 or absent straight … 1. */
  readonly noseHump?: number
  /** A nose that was broken: its bridge out of line, −1 … 1; 0 or absent straight. */
  readonly noseBend?: number
  /** A factor around 1. */
  readonly earSize?: number
  /** Archetypes that were said; the others follow from the measures and the seed. */
  readonly kinds?: Partial<FaceKinds>
}

export interface HairSheet {
  readonly kind:
    | 'bald'
    | 'shaved'
    | 'short'
    | 'crop'
    | 'spiky'
    | 'bob'
    | 'shoulder'
    | 'long'
    | 'very long'
    | 'curly'
    | 'afro'
    | 'pony tail'
    | 'twin tails'
    | 'bun'
    | 'braid'
    | 'twin braids'
    | 'dreadlocks'
    | 'mohawk'
    | 'undercut'
    | 'slicked back'
    | 'space buns'
    | 'topknot'
    | 'side tail'
    | 'pigtails'
    | 'half up'
    | 'mullet'
    | 'quiff'
    | 'cornrows'
    | 'box braids'
  readonly color: Rgb
  /** Colour of the tips, when dyed or ombré. */
  readonly tipColor?: Rgb
  readonly streakColor?: Rgb
  /** Of hair dyed half and half: the colour on the picture's right. */
  readonly sideColor?: Rgb
  /** What has grown since the hair was dyed. */
  readonly rootColor?: Rgb
  /** Ropes of hair drawn together at the back; of other cuts the kind tells. */
  readonly isTied?: true
  /** Of an undercut: from skin over the ears it grows longer upward, without an edge. */
  readonly isFaded?: true
  /** Where it no longer grows: the corners of the forehead, the crown too, or all but a ring above the ears. */
  readonly lost?: 'temples' | 'crown' | 'top'
  readonly texture: 'straight' | 'wavy' | 'curly' | 'coily'
  readonly fringe: 'none' | 'straight' | 'swept' | 'parted' | 'curtain'
  /** Height above the skull, 0.06–0.2. */
  readonly volume: number
  /** −1 viewer's left … 1 right. */
  readonly parting: number
}

export const GARMENT_KINDS = [
  't-shirt',
  'shirt',
  'blouse',
  'sweater',
  'turtleneck',
  'hoodie',
  'jacket',
  'leather jacket',
  'blazer',
  'suit',
  'coat',
  'cloak',
  'robe',
  'dress',
  'gown',
  'kimono',
  'armor',
  'chainmail',
  'tunic',
  'vest',
  'tank top',
  'uniform',
  'space suit',
  'lab coat',
  'apron',
  'overalls',
  'poncho',
  'corset',
  'trousers',
  'jeans',
  'skirt',
  'shorts',
  'boots',
  'shoes',
  'scarf',
  'cape',
  'gloves',
  'belt',
  'tie',
] as const
export type GarmentKind = (typeof GARMENT_KINDS)[number]

export interface Garment {
  readonly kind: GarmentKind
  /** How this one of its kind is made; absent for the usual way. */
  readonly cut?: GarmentCut
  readonly color: Rgb
  /** Collars, hems, seams, buttons. */
  readonly trim: Rgb
  /** What was said to be sewn on it, or to be cut in another way. */
  readonly parts?: readonly GarmentPart[]
  /** What its cloth is, where it takes light in another way than cloth does. */
  readonly finish?: 'silk' | 'velvet' | 'sequins' | 'leather'
  readonly pattern:
    | 'plain'
    | 'striped'
    | 'checked'
    | 'dotted'
    | 'floral'
    | 'embroidered'
    | 'plaid'
    | 'pinstriped'
    | 'argyle'
    | 'stars'
    | 'hearts'
    | 'leopard'
    | 'zebra'
    | 'camouflage'
    | 'tie-dyed'
}

export interface Mark {
  readonly kind:
    | 'scar'
    | 'freckles'
    | 'tattoo'
    | 'face paint'
    | 'beauty spot'
    | 'birthmark'
    | 'wrinkles'
    | 'circuit lines'
    | 'scales'
    | 'bandage'
    | 'lipstick'
    | 'eyeshadow'
    | 'eyeliner'
    | 'blush marks'
    | 'bindi'
    | 'bruise'
    | 'hearing aid'
    | 'white make-up'
    | 'clown make-up'
    | 'skull make-up'
    | 'red nose'
    | 'soot'
    | 'vitiligo'
    | 'dimples'
    | 'eye bags'
    | 'gap tooth'
    | 'braces'
    | 'missing tooth'
    | 'gold tooth'
    | 'medical mask'
    | 'cloth mask'
    | 'half mask'
    | 'carnival mask'
    | 'full mask'
    | 'gas mask'
    | 'plague mask'
  readonly place: 'left eye' | 'right eye' | 'left cheek' | 'right cheek' | 'nose' | 'chin' | 'forehead' | 'face'
  readonly color: Rgb
  /** What a tattoo shows. */
  readonly motif?: TattooMotif
}
