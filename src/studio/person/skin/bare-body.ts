import { type Attachment, attach } from '../../body/attach.ts'
import { childhood } from '../../body/face-tendency.ts'
import { landmarkOf } from '../../body/landmarks.ts'
import type { Form } from '../../body/load-form.ts'
import { evennessOf } from '../../body/stylisations.ts'
import { type Subdivision, subdivided, subdivisionOf, undivided } from '../../body/subdivide.ts'
import type { TargetWeights } from '../../body/targets.ts'
import { vertexNormals } from '../../body/vertex-normals.ts'
import { bareMaterial } from '../../form/bare-material.ts'
import { apply, type Matrix, type Vector } from '../../math/matrix.ts'
import { PART } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Person } from '../person-of.ts'
import { carryVertices, type PosedBones } from '../pose-person.ts'
import { createRecent } from '../recent.ts'
import { evenFace } from './even-face.ts'
import { eyeBalls, eyeSurface } from './eye-balls.ts'
import { liningBehind } from './lining-behind.ts'
import { hasTusks, teethSurface, tongueSurface } from './mouth-surface.ts'
import { openSkin } from './open-skin.ts'
import { moveOf, seated } from './seat-in-mouth.ts'
import { paintSkin, type SkinOfMood } from './skin-colors.ts'
import type { SkinPart, SkinPlace } from './skin-parts.ts'
import { skinRegions } from './skin-regions.ts'
import { withSoftFolds } from './soft-folds.ts'
import { tongueOut } from './tongue-out.ts'

export interface BareBodyOptions {
  readonly bones: PosedBones
  /** Head space → body space. */
  readonly headInBody: Matrix
  /** What the face does. */
  readonly expression: TargetWeights
  /** The lips lie on each other: between them is their line, and no tooth. */
  readonly isMouthShut?: boolean
  readonly isTongueOut?: boolean
  /** What the mood does to the colours of the face. */
  readonly flush?: SkinOfMood
  /** Seen small and for a moment. */
  readonly isRough?: boolean
  /** Where the eyes look, in head space (`gazeInHead`). */
  readonly gaze: Vector
  /** How much every vertex takes the colour of the hair on it (`scalpShade`). */
  readonly scalp?: Float32Array
  /** Parts of the head, for teeth and tongue. */
  nextPart(): number
}

export interface BareBody {
  /** Every vertex of the form in body space, unposed and posed; garments hang on it. */
  readonly form: Form
  readonly rest: Float32Array
  readonly posed: Float32Array
  readonly isRough: boolean
  /**
   * Skin, eyes, teeth and tongue in body space. `covered` is 1 for every vertex of the skin that cloth hides; `mark` adds what is
   * said of the skin of limbs and trunk.
   */
  surfaces(covered?: Uint8Array, mark?: MarkSkin): Surface[]
}

export type MarkSkin = (surface: Surface, place: SkinPlace) => Surface

/** Somebody without hair and clothes, in their pose. */
export function bareBody(person: Person, sheet: CharacterSheet, options: BareBodyOptions): BareBody {
  const { form } = person
  const {
    bones,
    headInBody,
    expression,
    isMouthShut = false,
    isTongueOut = false,
    isRough = false,
    flush,
    gaze,
    scalp,
    nextPart,
  } = options
  const evenness = evennessOf(person.manner, sheet.ageYears)
  const built = withSoftFolds(form, person.built, person.build(expression))
  const { rest, posed } = standing(person.placeAll(isMouthShut ? built : liningBehind(form, built)), bones, form)
  return { form, rest, posed, isRough, surfaces: (covered, mark) => [...skin(covered, mark), ...eyes(), ...mouth()] }

  function skin(covered: Uint8Array | undefined, mark: MarkSkin = (surface) => surface): Surface[] {
    const finer = isRough ? plainSkin(form) : finerSkin(form)
    const { parts, seen } = openSkin(form, finer, covered)
    const positions = subdivided(posed.subarray(0, form.skinCount * 3), finer, 3)
    const normals = vertexNormals(positions, finer.quads, seen)
    // The space mirrors the form's y: corners run the other way round.
    for (let at = 0; at < normals.length; at += 1) normals[at] = -normals[at]!
    const painted = paintSkin(form, finer, sheet, { scalp, seen, evenness, flush })
    if (evenness > 0) evenFace(normals, { evenness, rest: painted.rest, regions: skinRegions(form, finer), headInBody })
    const whole = { positions, normals, ...painted }
    return parts
      .filter(({ triangles }) => triangles.length > 0)
      .map((part) => {
        const surface = skinSurface(part, whole, sheet)
        return part.place ? mark(surface, part.place) : surface
      })
  }

  function eyes(): Surface[] {
    const inHead = rest.map((value, at) => value - person.headOrigin[at % 3]!)
    return eyeBalls(form, inHead).map((ball) =>
      moved(eyeSurface(ball, { gaze, color: sheet.eyes[ball.side], part: PART.head }), headInBody),
    )
  }

  function mouth(): Surface[] {
    return (['teeth', 'tongue'] as const).flatMap((name) => {
      const attachment = inMouth(name)
      if (!attachment) return []
      const number = nextPart()
      if (isMouthShut && (name === 'tongue' || !hasTusks(sheet))) return []
      const positions = carryVertices(person.placeAll(attachment.positions), attachment, bones)
      const part = { part: number, attachment, positions }
      return [
        name === 'teeth' ? teethSurface(part, sheet, { isMouthShut, evenness }) : tongueSurface(part, { isOut: isTongueOut }),
      ]
    })
  }

  function inMouth(name: 'teeth' | 'tongue'): Attachment | undefined {
    const calm = person.built
    const attachment = attach(form, name, built, calm)
    if (!attachment) return undefined
    const jaw = moveOf(form.quads.get('lowerTeeth') ?? new Uint16Array(), calm, built)
    const positions = seated(name, attachment.positions, jaw, childhood(sheet.ageYears))
    const isOut = isTongueOut && name === 'tongue'
    return { ...attachment, positions: isOut ? tongueOut(positions, landmarkOf(form, built, 'lowerLip')) : positions }
  }
}

interface Standing {
  readonly form: Form
  readonly rest: Float32Array
  readonly posed: Float32Array
}

/** What clothes are fitted on hangs on these arrays: a body that stands as one before has the very same. */
const recent = createRecent<Standing>(4)

function standing(rest: Float32Array, bones: PosedBones, form: Form): Standing {
  const posed = carryVertices(rest, form, bones)
  return recent.find(
    (kept) => kept.form === form && isSame(kept.rest, rest) && isSame(kept.posed, posed),
    () => ({ form, rest, posed }),
  )
}

const isSame = (one: Float32Array, other: Float32Array) =>
  one.length === other.length && one.every((value, at) => value === other[at])

const finest = new WeakMap<Form, Subdivision>()

/** The skin of a form subdivided once. */
export function finerSkin(form: Form): Subdivision {
  const finer = finest.get(form) ?? subdivisionOf(form.quads.get('skin') ?? new Uint16Array(), form.skinCount)
  finest.set(form, finer)
  return finer
}

const plain = new WeakMap<Form, Subdivision>()

/** The skin as it is: from afar its quads are as small as pixels. */
function plainSkin(form: Form): Subdivision {
  const found = plain.get(form) ?? undivided(form.quads.get('skin') ?? new Uint16Array(), form.skinCount)
  plain.set(form, found)
  return found
}

interface WholeSkin {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly colors: Float32Array
  readonly rest: Float32Array
}

function skinSurface({ part, vertices, triangles }: SkinPart, whole: WholeSkin, sheet: CharacterSheet): Surface {
  return {
    part,
    material: bareMaterial(sheet),
    color: sheet.skin.base,
    positions: ofVertices(whole.positions, vertices),
    normals: ofVertices(whole.normals, vertices),
    colors: ofVertices(whole.colors, vertices),
    rest: ofVertices(whole.rest, vertices),
    triangles,
  }
}

function ofVertices(values: Float32Array, vertices: Uint32Array): Float32Array {
  const own = new Float32Array(vertices.length * 3)
  for (let index = 0; index < vertices.length; index += 1) {
    const from = vertices[index]! * 3
    own[index * 3] = values[from]!
    own[index * 3 + 1] = values[from + 1]!
    own[index * 3 + 2] = values[from + 2]!
  }
  return own
}

/** A rigid surface put by a place without scale. */
function moved(surface: Surface, place: Matrix): Surface {
  const origin = apply(place, [0, 0, 0])
  const positions = new Float32Array(surface.positions.length)
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [surface.positions[at]!, surface.positions[at + 1]!, surface.positions[at + 2]!]
    positions.set(apply(place, [x, y, z]), at)
    const normal = apply(place, [surface.normals[at]!, surface.normals[at + 1]!, surface.normals[at + 2]!])
    normals.set([normal[0] - origin[0], normal[1] - origin[1], normal[2] - origin[2]], at)
  }
  return { ...surface, positions, normals }
}
