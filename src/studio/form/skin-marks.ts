import { mixRgb, type Rgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { BodyMark } from '../sheet/body-mark.ts'
import type { Bench } from './bench.ts'
import { edge, type Marking, type Print } from './garments/cloth-prints.ts'
import { henna, hennaCuff } from './henna-print.ts'
import type { SkinArea } from './skin-area.ts'
import { tattooPrint } from './tattoo-print.ts'
import { cross, subtract, unit } from './vector.ts'

/** The skin with the marks that are said of it, printed pixel by pixel; a limb that is made is of metal or wood. */
export function printSkinMarks(bench: Bench, surface: Surface, area: SkinArea): Surface {
  const own = (bench.sheet.bodyMarks ?? []).filter((mark) => isOn(mark, area))
  if (own.length === 0) return surface
  const made = own.find(({ kind }) => kind === 'prosthesis')
  const coordinates = coordinatesOf(bench, area)
  const { positions } = surface
  const uvs = new Float32Array((positions.length / 3) * 2)
  for (let at = 0, to = 0; at < positions.length; at += 3, to += 2)
    uvs.set(coordinates([positions[at]!, positions[at + 1]!, positions[at + 2]!]), to)
  const color = made?.color ?? surface.color
  bench.patterns.set(surface.part, {
    pattern: 'plain',
    base: color,
    second: color,
    seed: bench.sheet.seed,
    marking: together(own.flatMap((mark) => printsOf(mark, bench, area))),
  })
  return { ...surface, uvs, color, ...(made && { material: made.of === 'wood' ? MATERIAL.wood : MATERIAL.metal }) }
}

const PARTS: Readonly<Record<BodyMark['place'], readonly SkinArea['part'][]>> = {
  shoulder: ['arm', 'trunk'],
  'upper arm': ['arm'],
  arm: ['arm'],
  forearm: ['arm'],
  hand: ['hand'],
  neck: ['trunk'],
  chest: ['trunk'],
  belly: ['trunk'],
  leg: ['leg'],
  thigh: ['leg'],
  knee: ['leg'],
  shin: ['leg'],
  foot: ['foot'],
}

function isOn({ kind, place, side }: BodyMark, area: SkinArea): boolean {
  // The character's own left stands at the picture's right.
  if (side && area.side && (side === 'left' ? 1 : -1) !== area.side) return false
  if (kind === 'prosthesis' && /arm/.test(place) && area.part === 'hand') return true
  if (kind === 'prosthesis' && /leg/.test(place) && area.part === 'foot') return true
  if (place === 'shoulder' && area.part === 'trunk') return kind === 'freckles'
  return PARTS[place].includes(area.part)
}

function coordinatesOf({ toViewer }: Bench, { joints, onHand }: SkinArea): (point: Vector) => [number, number] {
  if (onHand) return onHand
  if (!joints) return ([x, y]) => [y, x]
  const bones = [0, 1].map((index) => {
    const [from, to] = [joints[index]!, joints[index + 1]!]
    const along = unit(subtract(to, from))
    return { from, along, length: Math.hypot(...subtract(to, from)), across: unit(cross(along, toViewer)) }
  })
  return (point) => {
    const onBones = bones.map(({ from, along, length, across }) => {
      const off = subtract(point, from)
      const far = off[0] * along[0] + off[1] * along[1] + off[2] * along[2]
      const near = Math.min(length, Math.max(0, far))
      const away = Math.hypot(off[0] - along[0] * near, off[1] - along[1] * near, off[2] - along[2] * near)
      return { far, away, v: off[0] * across[0] + off[1] * across[1] + off[2] * across[2] }
    })
    const [upper, lower] = onBones
    const isLower = lower!.away < upper!.away
    return isLower ? [bones[0]!.length + Math.max(0, lower!.far), lower!.v] : [Math.min(upper!.far, bones[0]!.length), upper!.v]
  }
}

/** Where on its area a mark lies: along, across, and how far it reaches. */
function spotOf(
  { place, side }: BodyMark,
  { stand: { skeleton, neck } }: Bench,
  { part, joints }: SkinArea,
): [number, number, number] {
  if (part === 'hand') return [0.32, 0.06, 0.2]
  if (part === 'foot') return [skeleton.soleY - 0.2, 0, 0.3]
  if (part === 'trunk') {
    const aside = side === undefined ? 0 : side === 'left' ? 1 : -1
    if (place === 'neck') return [neck.top[1] * 0.35 + 0.05, aside * skeleton.neckRadius * 0.5 + 0.08, 0.2]
    if (place === 'belly') return [skeleton.hipY * 0.8, 0, 0.35]
    return [0.95 * skeleton.tall, (aside || 1) * 0.42 * skeleton.wide, 0.32]
  }
  const [upper, lower] = [0, 1].map((index) => Math.hypot(...subtract(joints![index + 1]!, joints![index]!)))
  if (place === 'shoulder') return [upper! * 0.16, 0, 0.24]
  if (place === 'knee') return [upper!, 0, 0.3]
  if (place === 'forearm' || place === 'shin') return [upper! + lower! * 0.55, 0, 0.3]
  if (place === 'arm' || place === 'leg') return [upper! * 0.95, 0, (upper! + lower!) * 0.5]
  return [upper! * 0.52, 0, 0.3]
}

function printsOf(mark: BodyMark, bench: Bench, area: SkinArea): Marking[] {
  const [u0, v0, reach] = spotOf(mark, bench, area)
  const { color } = mark
  const at =
    (print: Print): Print =>
    (u, v) =>
      print(u - u0, v - v0)
  switch (mark.kind) {
    case 'tattoo':
      if (mark.of === 'henna') return [{ print: hennaPrint(area), tints: [color] }]
      return [{ print: at(tattoo(mark, reach, area)), tints: [color] }]
    case 'scar':
      return [{ print: at(scar), tints: [color] }]
    case 'freckles':
      return [{ print: (u, v) => (isFreckled(mark, area, u) ? dots(u, v) : 0), tints: [color] }]
    case 'bandage':
      return [{ print: at(wound(Math.min(0.34, reach))), tints: [color, mixRgb(color, [0.4, 0.34, 0.3], 0.45)] }]
    case 'bruise':
      return [{ print: at((u, v) => 0.75 * Math.exp(-(((u / 0.2) ** 2 + (v / 0.15) ** 2) ** 1.5))), tints: [color] }]
    case 'prosthesis':
      return [{ print: plates, tints: [mixRgb(color, [0.08, 0.09, 0.12], 0.75)] }]
    default:
      return mark.kind satisfies never
  }
}

/** Of an arm the lower half of the forearm has it. */
function hennaPrint({ part, joints }: SkinArea): Print {
  if (part === 'hand') return henna
  if (part !== 'arm' || !joints) return (u, v) => henna(u + 0.3, v)
  const [upper, lower] = [0, 1].map((index) => Math.hypot(...subtract(joints[index + 1]!, joints[index]!)))
  return (u, v) => hennaCuff(upper! + lower! - u, v, lower! * 0.5)
}

/** What is said that it shows; over a whole arm it is as long as that. */
function tattoo({ motif, place }: BodyMark, reach: number, { part }: SkinArea): Print {
  const isLong = reach > 0.6
  if (motif === undefined && isLong) return sleeve(reach)
  if (motif === undefined || motif === 'flower') return flower(isLong ? 0.4 : reach)
  if (isLong) return tattooPrint(motif, { half: 0.38, long: 0.85 })
  if (part === 'trunk' && place !== 'neck') return tattooPrint(motif, { half: 0.44, long: 0.46 })
  const size = place === 'shoulder' ? reach * 1.35 : reach
  return tattooPrint(motif, { half: size, long: size * (part === 'hand' ? 1 : 1.35) })
}

/** Freckled shoulders: not the whole arm, and not the throat. */
const isFreckled = ({ place }: BodyMark, { part }: SkinArea, u: number) =>
  place !== 'shoulder' || (part === 'arm' ? u < 0.8 : u > 0.1 && u < 1.5)

/** Bands, teeth and waves from the shoulder to the wrist. */
const sleeve =
  (reach: number): Print =>
  (u, v) => {
    if (Math.abs(u) > reach * 0.93) return 0
    const row = (((u + 9) % 0.92) + 0.92) % 0.92
    const tooth = Math.abs(((v * 5.2 + 9.5) % 1) - 0.5)
    const bands = Math.max(
      edge(Math.abs(row - 0.06) - 0.035),
      edge(Math.abs(row - 0.15) - 0.012),
      edge(Math.abs(row - 0.42) - 0.014),
    )
    const teeth = row > 0.17 && row < 0.4 ? edge((row - 0.18) * 2.1 - tooth) : 0
    const wave = row > 0.44 ? edge(Math.abs(row - 0.66 - 0.11 * Math.sin(v * 13)) - 0.028) : 0
    const ring =
      row > 0.44
        ? edge(
            Math.abs(Math.hypot(row - 0.66 + 0.11 * Math.sin(v * 13), ((v * 2.07 + 9.25) % 1) * 0.48 - 0.24) - 0.055) - 0.015,
          )
        : 0
    return 0.9 * Math.max(bands, teeth, wave, ring)
  }

/** An open flower with two leaves. */
const flower =
  (reach: number): Print =>
  (u, v) => {
    const away = Math.hypot(u, v) / reach
    const turn = Math.atan2(u, v)
    const rim = 0.62 + 0.13 * Math.cos(turn * 6)
    const petals = edge((Math.abs(away - rim) - 0.07) * reach)
    const inner = edge((Math.abs(away - 0.34 - 0.06 * Math.cos(turn * 6 + 3)) - 0.05) * reach)
    const heart = edge((away - 0.13) * reach)
    const leaf = edge((Math.hypot((Math.abs(v) / reach - 0.92) / 0.24, (u / reach - 0.2) / 0.11) - 1) * 0.1)
    return 0.9 * Math.max(petals, inner, heart, leaf)
  }

const scar: Print = (u, v) => {
  const line = Math.abs(u) < 0.3 ? edge(Math.abs(v - u * 0.3) - 0.028 * Math.cos((u / 0.3) * 1.4)) : 0
  const stitch = Math.abs(u) < 0.24 && Math.abs(v - u * 0.3) < 0.085 ? edge(Math.abs(((u + 5) % 0.12) - 0.06) - 0.011) * 0.8 : 0
  return Math.max(line, stitch)
}

/** Scattered without rows: every cell has a dot somewhere in it, or none. */
const dots: Print = (u, v) => {
  const [row, column] = [Math.floor(u / 0.085), Math.floor(v / 0.085)]
  const dice = (salt: number) => Math.abs(Math.sin(row * 127.1 + column * 311.7 + salt) * 43758.5453) % 1
  if (dice(0) < 0.45) return 0
  const away = Math.hypot(u - (row + 0.15 + dice(5) * 0.7) * 0.085, v - (column + 0.15 + dice(9) * 0.7) * 0.085)
  return (0.4 + 0.4 * dice(2)) * edge(away - 0.008 - 0.012 * dice(7))
}

const wound =
  (half: number): Print =>
  (u, v) => {
    if (Math.abs(u) > half) return 0
    return Math.abs((((u + v * 0.3 + 9) % 0.15) + 0.15) % 0.15) < 0.016 ? 1.8 : 1
  }

/** Joints and seams of a limb that is made. */
const plates: Print = (u, v) => {
  const ring = Math.abs((((u + 9) % 0.72) + 0.72) % 0.72)
  return (
    0.85 *
    Math.max(
      edge(Math.abs(ring - 0.1) - 0.022),
      edge(Math.abs(ring - 0.19) - 0.012),
      edge(Math.abs(Math.abs(v) - 0.11) - 0.009) * (ring > 0.26 ? 1 : 0),
    )
  )
}

/** Several marks on one piece of skin. */
function together(markings: readonly Marking[]): Marking {
  const tints: Rgb[] = []
  const prints = markings.map(({ print, tints: own }) => {
    const from = tints.length
    tints.push(...own)
    return (u: number, v: number) => {
      const value = print(u, v)
      return value > 0 ? value + from : 0
    }
  })
  return { tints, print: (u, v) => prints.reduce((top, print) => print(u, v) || top, 0) }
}
