import type { TargetWeights } from './targets.ts'

/** Ways in which the form is moved away from life; 'real' is as in life. */
export type FormManner = 'real' | 'film3d' | 'toon3d' | 'anime3d'

/** How a manner moves a body that was built as in life. */
export interface Stylisation {
  /** How many times a face's own traits are what they are in life: who is drawn simply is drawn as what sets them apart. */
  readonly traits: number
  /** Size against life: the head against the body, and the eyes with their lids and sockets against the head. */
  readonly head: number
  readonly eyes: number
  /** How much taller than broad their lids are made. */
  readonly tall: number
  /** How much wider eyes are open, of the unit that opens them. */
  readonly open: number
  /** How far lids go that close, of their way in life. */
  readonly shut: number
  /** How far a woman's face narrows from the mouth down, 0 … 1; a man's jaw does less of it. */
  readonly narrow: number
  /** Rounds of smoothing: folds, bones and muscles go first. */
  readonly soft: number
  /** How much a face is lit as a smooth egg and coloured alike, 0 as in life … 1: large eyes push folds together that nobody has. */
  readonly evenness: number
  /** What is moved by the form's own targets, whoever it is. */
  readonly targets: TargetWeights
}

const FILM_TARGETS: ReadonlyMap<string, number> = new Map([
  ['eyes/*-eye-height1-incr', 0.3],
  ['eyes/*-eye-height2-incr', 0.3],
  ['eyes/*-eye-height3-incr', 0.3],
  ['nose/nose-scale-horiz-decr', 0.65],
  ['nose/nose-scale-depth-decr', 0.15],
  ['nose/nose-width1-decr', 0.5],
  ['nose/nose-width2-decr', 0.3],
  ['nose/nose-width3-decr', 0.4],
  ['nose/nose-flaring-decr', 0.4],
  ['nose/nose-point-width-incr', 0.3],
  ['nose/nose-point-up', 0.3],
  ['nose/nose-scale-vert-decr', 0.45],
  ['mouth/mouth-scale-horiz-decr', 0.1],
  ['mouth/mouth-upperlip-volume-decr', 0.35],
  ['mouth/mouth-lowerlip-volume-decr', 0.3],
  ['eyebrows/eyebrows-trans-up', 0.35],
  ['eyebrows/eyebrows-angle-up', 0.5],
  ['cheek/*-cheek-volume-incr', 0.6],
  ['cheek/*-cheek-bones-decr', 0.25],
  ['chin/chin-prominent-incr', 0.2],
  ['chin/chin-width-decr', 0.25],
  ['chin/chin-height-decr', 0.25],
  ['measure/measure-neck-circ-decr', 0.5],
  ['neck/neck-scale-horiz-decr', 0.4],
  ['neck/neck-scale-vert-decr', 0.5],
  ['armslegs/*-hand-scale-incr', 0.5],
  ['armslegs/*-foot-scale-incr', 0.4],
])

/** A feature film: large eyes in a large head, a small round nose, slim neck, full cheeks. */
const FILM: Stylisation = {
  traits: 1.05,
  head: 1.52,
  eyes: 1.48,
  tall: 0.26,
  open: 0.5,
  shut: 1.28,
  narrow: 0.75,
  soft: 5,
  evenness: 0.6,
  targets: FILM_TARGETS,
}

/** Toys: a head of a quarter of the body, huge eyes, a button of a nose, thick simple limbs. */
const TOON: Stylisation = {
  traits: 1.1,
  head: 1.72,
  eyes: 1.68,
  tall: 0.3,
  open: 0.5,
  shut: 1.3,
  narrow: 0.6,
  soft: 12,
  evenness: 0.65,
  targets: new Map<string, number>([
    ...FILM_TARGETS,
    ['nose/nose-scale-vert-decr', 0.7],
    ['nose/nose-volume-incr', 0.25],
    ['nose/nose-point-width-incr', 0.7],
    ['nose/nose-point-up', 0.4],
    ['mouth/mouth-scale-horiz-decr', 0],
    ['cheek/*-cheek-volume-incr', 1],
    ['cheek/*-cheek-bones-decr', 0.5],
    ['chin/chin-height-decr', 0.4],
    ['head/head-round', 0.5],
    ['armslegs/*-hand-scale-incr', 1],
    ['armslegs/*-foot-scale-incr', 0.9],
    ['armslegs/*-upperarm-fat-incr', 0.4],
    ['armslegs/*-upperleg-fat-incr', 0.3],
    ['armslegs/*-hand-fingers-length-decr', 0.5],
  ]),
}

/** A game's heroes: very large eyes over a small nose and mouth and a pointed chin, on a body hardly changed. */
const ANIME: Stylisation = {
  traits: 0.9,
  head: 1.24,
  eyes: 1.66,
  tall: 0.3,
  open: 0.4,
  shut: 1.3,
  narrow: 0.9,
  soft: 8,
  evenness: 0.9,
  targets: new Map<string, number>([
    ...FILM_TARGETS,
    ['nose/nose-scale-depth-decr', 0.35],
    ['nose/nose-scale-horiz-decr', 0.9],
    ['nose/nose-scale-vert-decr', 0.4],
    ['nose/nose-volume-decr', 0.5],
    ['nose/nose-flaring-decr', 0.6],
    ['nose/nose-nostrils-width-decr', 0.6],
    ['mouth/mouth-scale-horiz-decr', 0.55],
    ['mouth/mouth-scale-vert-decr', 0.35],
    ['chin/chin-width-decr', 0.6],
    ['chin/chin-triangle', 0.3],
    ['chin/chin-bones-decr', 0.3],
    ['armslegs/*-hand-scale-incr', 0.2],
    ['armslegs/*-foot-scale-incr', 0],
  ]),
}

export const STYLISATIONS: Readonly<Record<Exclude<FormManner, 'real'>, Stylisation>> = {
  film3d: FILM,
  toon3d: TOON,
  anime3d: ANIME,
}

/** From these years on a face keeps its folds, and to those all that it keeps: without them the old are young people with white hair. */
const [FOLDED_FROM, FOLDED_TO] = [48, 74] as const

/** How much of what a manner makes smooth it leaves in a face of so many years. */
export const smoothedAt = (ageYears: number): number =>
  1 - 0.75 * Math.min(1, Math.max(0, (ageYears - FOLDED_FROM) / (FOLDED_TO - FOLDED_FROM)))

export const evennessOf = (manner: FormManner, ageYears: number): number =>
  manner === 'real' ? 0 : STYLISATIONS[manner].evenness * smoothedAt(ageYears)
