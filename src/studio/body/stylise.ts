import { buildBody } from './build-body.ts'
import type { BodySheet } from './cast-body.ts'
import { CALM } from './expressions.ts'
import { childhood } from './face-tendency.ts'
import { landmarkOf } from './landmarks.ts'
import { ofLargeEyes } from './large-eyes.ts'
import { type Form, vertexAt } from './load-form.ts'
import { smoothingOf } from './smooth-body.ts'
import { type FormManner, STYLISATIONS, type Stylisation, smoothedAt } from './stylisations.ts'
import type { TargetWeights } from './targets.ts'

/** Builds somebody's body with what their face does, as `buildBody` does, in a manner. */
export type BuildInManner = (expression?: TargetWeights) => Float32Array

/**
 * Somebody's body in a manner: the form built as in life, with traits of its face stronger, then moved. Everything that hangs on
 * the form (lids, lashes, teeth, bones) goes along, since all of its vertices are moved by the same rules of place.
 */
export function bodyInManner(form: Form, sheet: BodySheet, manner: FormManner): BuildInManner {
  if (manner === 'real') return (expression = CALM) => buildBody(form, sheet, expression)
  const style = STYLISATIONS[manner]
  const strange = { traits: style.traits, targets: style.targets }
  const build = (expression: TargetWeights) => buildBody(form, sheet, ofLargeEyes(expression, style), strange)
  const calm = build(CALM)
  const soft = smoothingOf(form, calm, { rounds: Math.round(style.soft * smoothedAt(sheet.shape.ageYears)) })
  for (let at = 0; at < calm.length; at += 1) calm[at] = calm[at]! + soft[at]!
  const move = moveOf(form, calm, sheet, style)
  // Skin that large eyes have pushed together would lie round them in a ring.
  const even = smoothingOf(form, move(calm), { rounds: RINGED, where: roundEyes(form, calm), isFlattening: true })
  return (expression = CALM) => {
    const body = build(expression)
    for (let at = 0; at < body.length; at += 1) body[at] = body[at]! + soft[at]!
    const moved = move(body)
    for (let at = 0; at < moved.length; at += 1) moved[at] = moved[at]! + even[at]!
    return moved
  }
}

/** Of an eyeball's radius: to there everything is as large as the ball, and from there on nothing is moved. */
const [LIDS, AROUND] = [1.45, 4.2]
/** As far as that depths are moved too. */
const DEEP = 2.6
/** Rounds in which the skin round eyes is flattened. */
const RINGED = 16
/** How far an eye sinks in and goes outward, of what its ball grows by. */
const [SINK, OUTWARD] = [0.72, 0.2]
/** Of the way from the middle of the face to the middle of an eye, how much is nose. */
const BRIDGE = 0.7

function moveOf(
  form: Form,
  calm: Float32Array,
  { shape }: BodySheet,
  style: Stylisation,
): (body: Float32Array) => Float32Array {
  const child = childhood(shape.ageYears)
  const at = (name: Parameters<typeof landmarkOf>[2]) => landmarkOf(form, calm, name)
  const [throat, chin, nose] = [at('throat'), at('chinBottom'), at('noseBase')]
  const bone = form.header.bones.find(({ name }) => name === 'head')!
  const pivot = vertexAt(form, bone.head)
  const [pivotY, pivotZ] = [throat[1] * 0.6 + chin[1] * 0.4, calm[pivot * 3 + 2]!]
  const fromY = throat[1] - (chin[1] - throat[1]) * 0.8
  const head = 1 + (style.head - 1) * (1 - 0.5 * child)
  // A man's jaw keeps more of its breadth than a woman's.
  const narrow = style.narrow * (1 - 0.6 * shape.masculinity) * (1 - 0.5 * child)
  const wholeY = chin[1] + (nose[1] - chin[1]) * narrow
  const larger = (style.eyes - 1) * (1 - 0.2 * child)
  const eyes = eyesOf(form, calm)
  return (body) => {
    const moved = new Float32Array(body.length)
    for (let to = 0; to < body.length; to += 3) {
      let [x, y, z] = [body[to]!, body[to + 1]!, body[to + 2]!]
      if (y > fromY) {
        const [ox, oy, oz] = [x, y, z]
        for (const { center, radius } of eyes) {
          const [dx, dy, dz] = [ox - center[0]!, oy - center[1]!, oz - center[2]!]
          const away = Math.sqrt(dx * dx + dy * dy + dz * dz) / radius
          if (away >= AROUND) continue
          const share = falling(away, AROUND)
          const grow = larger * share * (away <= LIDS ? 1 : LIDS / away)
          const aside = center[0]! > 0 ? 1 : -1
          x += dx * grow + aside * larger * radius * OUTWARD * share
          y += dy * (grow * (1 + style.tall) + style.tall * share * (away <= LIDS ? 1 : LIDS / away))
          // The bridge of the nose stays before the eyes, and cheeks and brows do not bulge with the balls.
          const deep = larger * falling(away, DEEP)
          z += deep * (dz - radius * SINK * ease((aside * ox) / (aside * center[0]! * BRIDGE)))
        }
        const across = 1 + (head - 1) * ease((y - fromY) / (wholeY - fromY))
        const along = 1 + (head - 1) * ease((y - fromY) / (chin[1] - fromY))
        x *= across
        y = pivotY + (y - pivotY) * along
        z = pivotZ + (z - pivotZ) * along
      }
      moved[to] = x
      moved[to + 1] = y
      moved[to + 2] = z
    }
    return moved
  }
}

/** 1 as far as the lids, then down to 0 at `end`. */
const falling = (away: number, end: number) => (away <= LIDS ? 1 : 1 - ease((away - LIDS) / (end - LIDS)))

/** Where skin is pushed together: 1 beyond the lids, fading out beyond what is moved. */
function roundEyes(form: Form, body: Float32Array): Float32Array {
  const eyes = eyesOf(form, body)
  return Float32Array.from({ length: form.skinCount }, (_, vertex) => {
    const share = eyes.map(({ center, radius }) => {
      const [dx, dy, dz] = [0, 1, 2].map((axis) => body[vertex * 3 + axis]! - center[axis]!) as [number, number, number]
      const away = Math.sqrt(dx * dx + dy * dy + dz * dz) / radius
      return ease((away - LIDS * 0.8) / 0.5) * (1 - ease((away - AROUND) / 1))
    })
    return Math.max(...share)
  })
}

/** Middle and radius of both eyeballs. */
function eyesOf(form: Form, body: Float32Array) {
  return [1, -1].map((side) => {
    const own = [...new Set(form.quads.get('eyes') ?? [])].filter((vertex) => form.base[vertex * 3]! * side > 0)
    const spans = [0, 1, 2].map((axis) => {
      const values = own.map((vertex) => body[vertex * 3 + axis]!)
      return [Math.min(...values), Math.max(...values)] as const
    })
    return {
      center: spans.map(([least, most]) => (least + most) / 2),
      radius: (spans[0]![1] - spans[0]![0] + spans[1]![1] - spans[1]![0]) / 4,
    }
  })
}

/** 0 … 1, beginning and ending softly. */
function ease(value: number): number {
  const held = Math.min(1, Math.max(0, value))
  return held * held * (3 - 2 * held)
}
