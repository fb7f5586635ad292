import { randomFor } from '../random.ts'
import type { BodyValues } from './body-value-table.ts'
import type { BodyMark } from './body-words.ts'
import { castFace } from './cast-face.ts'
import type { FaceValues } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'

/** Everything that a body is built of; plain JSON, and the same numbers are the same body to the last digit. */
export interface BodySheet {
  readonly seed: string
  readonly shape: BodyShape
  readonly face: FaceValues
  /** Of trunk and limbs what somebody said; the rest follows from the shape. */
  readonly build: BodyValues
  /** What the form cannot show, for whoever draws it. */
  readonly marks: readonly BodyMark[]
}

/** What is known of somebody before their body is cast; the rest is drawn. */
export interface KnownOfBody {
  readonly shape?: Partial<BodyShape>
  /** Replaces what is drawn of a face. */
  readonly face?: Partial<FaceValues>
  /** What is a face's own: takes the place of what the seed draws around the lean of sex, age and weight. */
  readonly ownFace?: Partial<FaceValues>
  /** What a face of its kind leans to beside sex, age and weight. */
  readonly lean?: Partial<FaceValues> | undefined
  readonly build?: BodyValues
  readonly marks?: readonly BodyMark[]
}

/** A body for every seed: what is not known is drawn from how people are spread. */
export function castBody(seed: string, known: KnownOfBody = {}): BodySheet {
  const { face = {}, ownFace = {}, lean = {}, build = {}, marks = [] } = known
  const shape = { ...drawShape(seed), ...onlyKnown(known.shape) }
  return { seed, shape, face: castFace(seed, shape, { stated: face, own: ownFace, lean }), build, marks }
}

/** What is undefined is not known, and leaves what is drawn. */
function onlyKnown<Values extends object>(values: Values | undefined): Partial<Values> {
  // Of the same keys, fewer.
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<Values>
}

function drawShape(seed: string): BodyShape {
  const draw = (trait: string) => randomFor(seed, trait)
  /** Around a mean, at most `width` away from it and mostly near. */
  const around = (trait: string, mean: number, width: number) => {
    const random = draw(trait)
    return mean + (random() + random() + random() - 1.5) * (width / 1.5)
  }
  return {
    ageYears: Math.round(20 + 30 * draw('age')() * draw('age again')()),
    masculinity: draw('sex')() < 0.5 ? around('masculinity', 0.06, 0.06) : around('masculinity', 0.94, 0.06),
    origins: drawOrigins(draw('origins')),
    weight: around('weight', 0.4, 0.28),
    muscle: around('muscle', 0.52, 0.25),
    height: around('height', 0.5, 0.35),
    proportions: around('proportions', 0.76, 0.12),
    bust: around('bust', 0.48, 0.3),
    firmness: around('firmness', 0.55, 0.2),
  }
}

/** Two in three have forebears of one part of the world mostly; the others of several. */
function drawOrigins(random: () => number): BodyShape['origins'] {
  const shares = [random(), random(), random()]
  const main = Math.floor(random() * 3)
  const weight = random() < 0.67 ? 6 : 0.6
  const [african = 0, asian = 0, european = 0] = shares.map(
    (share, index) => 0.02 + share * share * 0.5 + (index === main ? weight : 0),
  )
  const sum = african + asian + european
  return { african: african / sum, asian: asian / sum, european: european / sum }
}
