import { buildBody } from './build-body.ts'
import type { BodySheet } from './cast-body.ts'
import { CALM } from './expressions.ts'
import { childhood } from './face-tendency.ts'
import { landmarkOf } from './landmarks.ts'
import { type Form, vertexAt } from './load-form.ts'
import { smoothingOf } from './smooth-body.ts'
import { type FormManner, STYLISATIONS, type Stylisation } from './stylisations.ts'
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
  const soft = smoothingOf(form, calm, style.soft)
  for (let at = 0; at < calm.length; at += 1) calm[at] = calm[at]! + soft[at]!
  const move = moveOf(form, calm, sheet, style)
  return (expression = CALM) => {
    const body = build(expression)
    for (let at = 0; at < body.length; at += 1) body[at] = body[at]! + soft[at]!
    return move(body)
  }
}

const OPENED = 'expression/units/caucasian/eye-*-opened-up'
const CLOSURE = 'expression/units/caucasian/eye-*-closure'

/** Eyes that are open are opened more, and the lids of larger ones have a longer way. */
function ofLargeEyes(expression: TargetWeights, { open, shut }: Stylisation): TargetWeights {
  const sides = (name: string) => {
    const weight = expression.get(name) ?? 0
    return typeof weight === 'number' ? ([weight, weight] as const) : weight
  }
  const [opened, closed] = [sides(OPENED), sides(CLOSURE)]
  const side = (at: 0 | 1) => opened[at] + open * Math.max(0, 1 - closed[at])
  const way = [closed[0] * shut, closed[1] * shut] as const
  return new Map([...expression, [OPENED, [side(0), side(1)]], [CLOSURE, way]])
}

/** Of an eyeball's radius: to there everything is as large as the ball, and from there on nothing is moved. */
const [LIDS, AROUND] = [1.45, 4.2]
/** How far an eye sinks in and goes outward, of what its ball grows by. */
const [SINK, OUTWARD] = [0.5, 0.2]
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
  const head = 1 + (style.head - 1) * (1 - 0.35 * child)
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
          const share = away <= LIDS ? 1 : 1 - ease((away - LIDS) / (AROUND - LIDS))
          const grow = larger * share * (away <= LIDS ? 1 : LIDS / away)
          const aside = center[0]! > 0 ? 1 : -1
          x += dx * grow + aside * larger * radius * OUTWARD * share
          y += dy * grow
          // The bridge of the nose stays before the eyes.
          z += dz * grow - larger * radius * SINK * share * ease((aside * ox) / (aside * center[0]! * BRIDGE))
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
