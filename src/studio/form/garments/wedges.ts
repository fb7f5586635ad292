import { randomFor } from '../../random.ts'
import type { Bench } from '../bench.ts'
import type { Wedge } from './creases.ts'

/** Height of folds of an ordinary cloth; stiffer cloth has thinner ones. */
const ORDINARY = 0.035
/** Less than this does not fold. */
const STIFF = 0.012

interface Cloth {
  readonly height: number
  readonly name: string
}

/** Moves and thins wedges a little, so that no two garments fold the same way. */
function shaken(bench: Bench, { height, name }: Cloth, wedges: readonly Wedge[]): Wedge[] {
  if (height < STIFF) return []
  const random = randomFor(bench.sheet.seed, `creases ${name}`)
  const thin = Math.sqrt(height / ORDINARY)
  return wedges.map(({ from, to, width }) => ({
    from: [from[0] + (random() - 0.5) * 0.14, from[1]],
    to: [to[0] + (random() - 0.5) * 0.3, to[1] + (random() - 0.5) * 0.22],
    width: width * thin * (0.75 + 0.5 * random()),
  }))
}

/** Of a trunk: drawn in from the armpits, at the waist, up from the hem; a long skirt hangs in folds. */
export function trunkWedges(bench: Bench, cloth: Cloth & { readonly hemY: number; readonly isSkirt: boolean }): Wedge[] {
  const { tall, wide, shoulderX, shoulderY, armRadius, waistY, hipY, womanly } = bench.stand.skeleton
  const armpit = shoulderX * 0.84
  const y = shoulderY + armRadius * 1.7
  const half = (1.06 - 0.2 * womanly) * wide
  const { hemY } = cloth
  const wedges = [-1, 1].flatMap((side): Wedge[] => [
    { from: [y + 0.02, side * armpit * 1.12], to: [y + 0.5 * tall, side * armpit * 0.42], width: 0.085 },
    { from: [y + 0.3, side * armpit * 1.14], to: [y + 1.2 * tall, side * armpit * 0.6], width: 0.075 },
    { from: [y - 0.2, side * armpit * 1.12], to: [shoulderY + 0.12, side * armpit * 0.55], width: 0.05 },
    { from: [waistY - 0.25, side * half * 1.14], to: [waistY + 0.02, side * half * 0.3], width: 0.075 },
    { from: [waistY + 0.12, side * half * 1.14], to: [waistY + 0.2, side * half * 0.45], width: 0.06 },
    { from: [waistY + 0.45, side * half * 1.18], to: [waistY + 0.1, side * half * 0.5], width: 0.05 },
  ])
  if (!cloth.isSkirt) {
    wedges.push(
      { from: [hemY, -0.62 * wide], to: [hemY - 0.85, -0.75 * wide], width: 0.055 },
      { from: [hemY, 0.35 * wide], to: [hemY - 0.6, 0.5 * wide], width: 0.05 },
    )
  } else {
    for (const across of [-1.05, -0.55, -0.12, 0.3, 0.78, 1.2]) {
      wedges.push({
        from: [hemY, across * 1.5 * wide],
        to: [hipY - 0.4 + Math.abs(across) * 0.5, across * 0.8 * wide],
        width: 0.13,
      })
    }
  }
  return shaken(bench, cloth, wedges)
}

/** Of a sleeve: at the shoulder, in the bend of the elbow, above the cuff. `endAt` is where it ends, in half heads. */
export function sleeveWedges(bench: Bench, cloth: Cloth & { readonly endAt: number }): Wedge[] {
  const { upperArm: elbow, armRadius } = bench.stand.skeleton
  const half = armRadius * 1.3
  const end = cloth.endAt
  const wedges: Wedge[] = [
    { from: [0.45, -half], to: [1.15, half * 0.3], width: 0.06 },
    { from: [0.3, half], to: [0.95, -half * 0.1], width: 0.05 },
    { from: [elbow - 0.12, -half], to: [elbow + 0.02, half * 0.35], width: 0.075 },
    { from: [elbow + 0.18, -half], to: [elbow + 0.12, half * 0.1], width: 0.06 },
    { from: [elbow + 0.02, half], to: [elbow - 0.25, -half * 0.1], width: 0.06 },
    { from: [elbow + 0.5, half], to: [elbow + 0.3, -half * 0.1], width: 0.045 },
    { from: [end - 0.42, -half], to: [end - 0.32, half * 0.35], width: 0.055 },
    { from: [end - 0.66, half], to: [end - 0.5, -half * 0.2], width: 0.05 },
  ]
  return shaken(
    bench,
    cloth,
    wedges.filter(({ from }) => from[0] > 0 && from[0] < end - 0.2),
  )
}

/** Of a trouser leg: from the crotch, at the knee, over the shoe; across is positive outwards. */
export function legWedges(bench: Bench, cloth: Cloth & { readonly endAt: number }): Wedge[] {
  const { thigh: knee, thighRadius } = bench.stand.skeleton
  const half = thighRadius * 0.95
  const end = cloth.endAt
  const wedges: Wedge[] = [
    { from: [0.3, -half], to: [0.72, half * 0.5], width: 0.075 },
    { from: [0.68, -half], to: [1.2, half * 0.1], width: 0.065 },
    { from: [knee - 0.15, -half], to: [knee, half * 0.3], width: 0.07 },
    { from: [knee + 0.2, half], to: [knee + 0.05, -half * 0.2], width: 0.065 },
    { from: [knee + 0.4, -half], to: [knee + 0.3, half * 0.1], width: 0.05 },
    { from: [end - 0.35, -half * 0.8], to: [end - 0.28, half * 0.4], width: 0.06 },
    { from: [end - 0.68, half * 0.8], to: [end - 0.5, -half * 0.2], width: 0.06 },
  ]
  return shaken(
    bench,
    cloth,
    wedges.filter(({ from }) => from[0] < end),
  )
}
