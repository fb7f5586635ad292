import { randomFor } from '../random.ts'
import { childhood, faceTendency, keptOf } from './face-tendency.ts'
import { FACE_VALUES, type FaceValue, type FaceValues } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'
import type { TargetWeights } from './targets.ts'

const KINDS = ['ovalFace', 'roundFace', 'squareFace', 'longFace', 'wideJawedFace', 'heartFace', 'diamondFace'] as const
const VALUES = Object.keys(FACE_VALUES) as FaceValue[] // the keys of a table

/** Ordinary people stay within, stated words may go further. */
const UTMOST = 1.3

interface KnownOfFace {
  /** Values that replace what is drawn. */
  readonly stated?: Partial<FaceValues>
  /** Values that take the place of the seed's own, around what sex, age and weight lean to. */
  readonly own?: Partial<FaceValues>
  /** Added to what sex, age and weight lean to. */
  readonly lean?: Partial<FaceValues>
}

/**
 * A face of its own for every seed: each value is drawn by itself around what sex, age and weight lean to, so that stating one
 * leaves the others.
 */
export function castFace(
  seed: string,
  shape: BodyShape,
  { stated = {}, own: known = {}, lean = {} }: KnownOfFace = {},
): FaceValues {
  const tendency = faceTendency(shape)
  const differs = 1 - 0.35 * childhood(shape.ageYears)
  const kind = randomFor(seed, 'face kind')
  const kindOfFace = KINDS[Math.floor(kind() * KINDS.length)]
  const ofKind = 0.25 + 0.45 * kind()
  const face = VALUES.map((value) => {
    const own = known[value] ?? (value === kindOfFace ? ofKind : normal(randomFor(seed, value)) * FACE_VALUES[value].spread)
    const drawn = (tendency[value] ?? 0) + (lean[value] ?? 0) + own * differs
    const said = stated[value]
    const wanted = said === undefined ? drawn : said * differs
    const kept = wanted > 0 ? wanted * keptOf(value, shape) : wanted
    return [value, Math.min(UTMOST, Math.max('less' in FACE_VALUES[value] ? -UTMOST : 0, kept))]
  })
  return narrowed(Object.fromEntries(face)) // one entry per face value
}

/** Faces of these kinds are wide in the form's targets, which is more than their names say. */
const WIDE_KINDS: Partial<FaceValues> = { ovalFace: 0.7, roundFace: 0.2, wideJawedFace: 0.3 }

function narrowed(face: FaceValues): FaceValues {
  const by = Object.entries(WIDE_KINDS).reduce((sum, [kind, share]) => sum + share * face[kind as FaceValue], 0)
  return { ...face, headWidth: Math.max(-UTMOST, face.headWidth - by) }
}

/** Mean 0, standard deviation 1, never beyond 3.5: the sum of four evenly spread numbers. */
function normal(random: () => number): number {
  return (random() + random() + random() + random() - 2) * SQUARE_ROOT_OF_3
}
const SQUARE_ROOT_OF_3 = 1.7320508075688772

/** How much the sides of a face differ: a few per cent of a value. */
const ASYMMETRY = 0.07

/** The targets of a face; those of one side are a little stronger left or right, by the seed. */
export function faceWeights(seed: string, face: FaceValues): TargetWeights {
  return new Map(
    VALUES.flatMap((value) => {
      const strength = face[value]
      const { less, more }: { readonly less?: string; readonly more: string } = FACE_VALUES[value]
      const name = strength < 0 ? less : more
      if (strength === 0 || name === undefined) return []
      const lean = name.includes('*') ? normal(randomFor(seed, `${value} lean`)) * ASYMMETRY : 0
      const size = Math.abs(strength)
      return [[name, lean === 0 ? size : ([Math.max(0, size + lean), Math.max(0, size - lean)] as const)] as const]
    }),
  )
}
