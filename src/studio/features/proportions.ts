import type { FormManner } from '../body/stylisations.ts'
import type { MeasuredSkull } from '../person/measure-skull.ts'
import type { Person } from '../person/person-of.ts'
import type { DrawnFace } from './archetypes/drawn-face.ts'
import type { Snout } from './shape-animal.ts'

/** How a style builds its people; pixel art uses anime heads with eyes of its own. */
export type ProportionFamily = 'anime' | 'real' | 'comic' | 'toon3d' | 'film3d' | 'gentle' | 'toon' | 'bold'

/** How a style builds its people: 'anime3d' draws those who are not of the human form as 'anime' does. */
export type StyleFamily = ProportionFamily | FormManner

/** Families whose people are of the human form, each in its manner. */
const OF_FORM: ReadonlySet<string> = new Set<FormManner>(['real', 'film3d', 'toon3d', 'anime3d'])
export const isOfForm = (family: StyleFamily): family is FormManner => OF_FORM.has(family)

/** Where everything of a head sits, in half heads (crown −1, chin +1 of an adult). Style, age, sex and face shape are in it. */
export interface Proportions {
  readonly family: ProportionFamily
  /** Factors of the skull's and the jaw's half-width and of the lower face's length. */
  readonly skullWidth: number
  readonly jawWidth: number
  readonly eyeY: number
  readonly eyeX: number
  readonly eyeHalfWidth: number
  readonly eyeHalfHeight: number
  readonly irisRadius: number
  /** Iris height over width. */
  readonly irisTall: number
  readonly browY: number
  readonly browThickness: number
  readonly noseTopY: number
  readonly noseBaseY: number
  readonly noseDepth: number
  readonly noseHalfWidth: number
  /** 0 straight … 1 hooked. */
  readonly noseHump: number
  /** −1 … 1: how far the bridge is out of line. */
  readonly noseBend: number
  readonly mouthY: number
  readonly mouthHalfWidth: number
  readonly lipFullness: number
  readonly chinY: number
  readonly earScale: number
  /** Heights of the relief of the face. */
  readonly relief: {
    readonly socket: number
    readonly brow: number
    readonly cheek: number
    readonly lips: number
    readonly chin: number
    readonly folds: number
  }
  /** Of an animal's head. */
  readonly snout?: Snout
  /** Of a person in a drawn style. */
  readonly drawn?: DrawnFace
  /** 0 grown up … 1 small child. */
  readonly youth: number
  /** 0 young … 1 very old. */
  readonly oldness: number
  readonly masculinity: number
  /** Who is drawn on the human form, and the shape of their head. */
  readonly person?: Person
  readonly skull?: MeasuredSkull
}

/** Families whose faces are drawn rather than modelled: smaller noses and necks, lighter bodies. */
const DRAWN: ReadonlySet<ProportionFamily> = new Set(['anime', 'toon3d', 'film3d', 'gentle', 'toon', 'bold'])
export const isDrawn = (family: ProportionFamily): boolean => DRAWN.has(family)
/** Of these, the ones whose faces are flat planes with lines on them. */
export const isFlat = (family: ProportionFamily): boolean => family !== 'toon3d' && family !== 'film3d' && DRAWN.has(family)
