/** A snout or a beak on the face, from between the eyes over its tip to the chin. */
export interface Snout {
  readonly length: number
  readonly topY: number
  readonly tipY: number
  readonly endY: number
  readonly halfTop: number
  readonly half: number
  /** 2 a ridge … 5 a box. */
  readonly fullness: number
  /** What is left of the length at the chin, 0 … 1. */
  readonly lower: number
  /** Of the bridge: below 1 it stands out at once, above it swings out. */
  readonly slope: number
}

/** How an animal's head differs from a person's: factors of widths and sizes, steps of places, in half heads. */
export interface AnimalShape {
  readonly skull?: number
  readonly jaw?: number
  /** Down is more. */
  readonly chin?: number
  readonly eyeX?: number
  readonly eyeY?: number
  readonly eyeSize?: number
  /** A factor of the height of the eyes alone. */
  readonly eyeTall?: number
  /** How much of the eye the iris fills. */
  readonly iris?: number
  /** Eyes that stand out of the head. */
  readonly bulge?: number
  readonly browY?: number
  readonly nose?: number
  readonly noseHalf?: number
  readonly mouth?: number
  readonly mouthWidth?: number
  readonly snout: {
    readonly length: number
    /** Where it begins, from the eyes down. */
    readonly top?: number
    readonly halfTop?: number
    readonly half: number
    readonly fullness?: number
    readonly lower?: number
    readonly slope?: number
  }
}

type Measure =
  | 'skullWidth'
  | 'jawWidth'
  | 'eyeX'
  | 'eyeY'
  | 'eyeHalfWidth'
  | 'eyeHalfHeight'
  | 'irisRadius'
  | 'browY'
  | 'browThickness'
  | 'noseBaseY'
  | 'mouthY'
  | 'chinY'
  | 'lipFullness'
  | 'youth'
type Measures = Readonly<Record<Measure, number>> & {
  readonly relief: { readonly socket: number; readonly cheek: number; readonly folds: number }
}

/** A person's measures with an animal's form. */
export function shapeAnimal<Person extends Measures>(person: Person, shape: AnimalShape): Person & { readonly snout: Snout } {
  const { eyeSize = 1, snout } = shape
  const small = 1 - 0.22 * person.youth
  const chinY = person.chinY + (shape.chin ?? 0)
  const eyeY = person.eyeY + (shape.eyeY ?? 0)
  const noseBaseY = person.noseBaseY + (shape.nose ?? 0)
  const eyeHalfWidth = person.eyeHalfWidth * eyeSize
  return {
    ...person,
    skullWidth: person.skullWidth * (shape.skull ?? 1),
    jawWidth: person.jawWidth * (shape.jaw ?? 1),
    eyeY,
    eyeX: person.eyeX * (shape.eyeX ?? 1),
    eyeHalfWidth,
    eyeHalfHeight: Math.max(person.eyeHalfHeight * eyeSize, eyeHalfWidth * 0.62) * (shape.eyeTall ?? 1),
    irisRadius: Math.max(person.irisRadius * eyeSize, eyeHalfWidth * 0.56) * (shape.iris ?? 1),
    browY: person.browY + (shape.eyeY ?? 0) - 0.03 + (shape.browY ?? 0),
    browThickness: person.browThickness * 0.8,
    noseTopY: eyeY,
    noseBaseY,
    noseHalfWidth: shape.noseHalf ?? 0.11,
    mouthY: Math.min(Math.max(person.mouthY, 0.65) + (shape.mouth ?? 0), chinY - 0.2),
    mouthHalfWidth: 0.19 * (shape.mouthWidth ?? 1),
    lipFullness: person.lipFullness * 0.15,
    chinY,
    noseHump: 0,
    noseBend: 0,
    relief: {
      ...person.relief,
      socket: person.relief.socket * 0.7 - (shape.bulge ?? 0),
      cheek: person.relief.cheek * 0.6,
      folds: 0,
    },
    snout: {
      length: snout.length * small,
      topY: eyeY + (snout.top ?? 0),
      tipY: noseBaseY - 0.05,
      endY: chinY,
      halfTop: snout.halfTop ?? 0.12,
      half: snout.half,
      fullness: snout.fullness ?? 3,
      lower: snout.lower ?? 0.35,
      slope: snout.slope ?? 1,
    },
  }
}
