import type { Rgb } from '../../../color.ts'
import { mixRgb } from '../../../color.ts'
import type { Garment } from '../../../sheet/character-sheet.ts'
import type { GarmentPart } from '../../../sheet/garment-part.ts'
import type { Bench } from '../../bench.ts'
import { edge, type Marking, type Print } from '../cloth-prints.ts'
import { topCutOf } from '../cuts.ts'
import { frontGap } from '../front-gap.ts'
import type { ClothArea } from '../markings.ts'
import { necklineDepth } from '../neckline.ts'
import type { TopCut } from '../tops.ts'
import { emblemOf } from './emblems.ts'

const bar = (value: number, at: number, half: number) => edge(Math.abs(value - at) - half)
const SKIRT: ReadonlySet<Garment['kind']> = new Set(['skirt'])

/** What the parts of a garment print on its cloth: borders, piping, emblems, embroidery. Heights are scaled to the body. */
export function partMarking(bench: Bench, garment: Garment, area: ClothArea): Marking | undefined {
  const { tall, wide } = bench.stand.skeleton
  const cut = topCutOf(garment)
  const prints: Marking[] = []
  for (const part of garment.parts ?? []) {
    const print =
      area === 'legs'
        ? onLegs(bench, part, garment)
        : cut && (area === 'sleeve' ? onSleeve(part, cut) : onBody(bench, part, cut))
    if (!print) continue
    const tints = [part.color ?? garment.trim]
    prints.push({
      print: area === 'legs' ? print : (y, x) => print(y / tall, x / wide),
      tints: part.name === 'knees' || part.how === 'fishnet' ? KNEES(bench, garment) : tints,
    })
  }
  return prints.length === 0 ? undefined : prints.reduce(over)
}

/** One marking over another. */
export function over(below: Marking, above: Marking): Marking {
  return {
    print: (y, x) => {
      const value = above.print(y, x)
      return value > 0 ? value + below.tints.length : below.print(y, x)
    },
    tints: [...below.tints, ...above.tints],
  }
}

const KNEES = (bench: Bench, garment: Garment): Rgb[] => [bench.sheet.skin.base, mixRgb(garment.color, [0.95, 0.95, 0.95], 0.7)]

/** Thigh radii to the front of a real leg, see `legsDrape`. */
const FRONT_OF_LEG = 1.56

/** Round the legs: half heads down from the hip and outwards. */
function onLegs(bench: Bench, { name, how, cloth, at }: GarmentPart, { kind }: Garment): Print | undefined {
  if (SKIRT.has(kind)) return undefined
  // On real legs each leg has its own stretch of cloth, its front in the middle of that.
  const { body, skeleton } = bench.stand
  const outOf = (across: number) => (body ? Math.abs(across) - FRONT_OF_LEG * skeleton.thighRadius : across)
  switch (name) {
    case 'stripe':
      return (_, across) => bar(outOf(across), 0.42, /wide|broad/.test(how) ? 0.12 : 0.07)
    case 'trim':
      return (_, across) => bar(outOf(across), 0.44, 0.035)
    case 'buttons':
      return at === 'legs' || cloth === 'metal'
        ? (along, across) => edge(Math.hypot(((along / 0.5) % 1) * 0.5 - 0.25, outOf(across) - 0.38) - 0.075)
        : undefined
    case 'print':
      return how === 'fishnet' ? fishnet : undefined
    case 'knees':
      return (along, from) => {
        const across = outOf(from)
        const frays = 0.05 * Math.sin(across * 34) + 0.03 * Math.sin(across * 71)
        const away = Math.hypot((along - bench.stand.skeleton.thigh + frays) / 0.3, across / 0.34)
        return away < 0.86 ? 1 : away < 1.06 ? 2 : 0
      }
    default:
      return undefined
  }
}

function onSleeve(part: GarmentPart, cut: TopCut): Print | undefined {
  const { name, how, at } = part
  const end = 4.45 * Math.min(1, cut.sleeves)
  switch (name) {
    case 'cuffs':
      return part.cloth === 'fur' ? undefined : (y) => edge(end - (/wide|broad|turned|big/.test(how) ? 0.62 : 0.36) - y)
    case 'trim':
    case 'hem':
      if (part.cloth === 'fur' || (at !== undefined && at !== 'cuffs' && at !== 'sleeves' && at !== 'edges')) return undefined
      return (y) => bar(y, end - 0.2, 0.07)
    case 'embroidery':
      if (at === 'sleeves') return (y, x) => (y > 0.5 ? vine(y, x) : 0)
      return at === 'cuffs' || at === undefined
        ? (y, x) => (y > end - 0.75 ? Math.max(vine(y, x), bar(y, end - 0.12, 0.04)) : 0)
        : undefined
    case 'print':
      return printed(how)
    case 'stripe':
      return at === 'sleeves' || at === undefined ? (_, x) => bar(x, 0.02, 0.06) : undefined
    case 'panels':
      if (/patch/.test(how)) return undefined
      return /shoulder|yoke/.test(how) || at === 'shoulders' ? (y) => edge(y - 0.75) : undefined
    case 'patch':
      return /shoulder|arm|sleeve/.test(how) || at === 'shoulders' || at === 'sleeves'
        ? (y, x) => badge(y - 1.05, x - 0.06)
        : undefined
    default:
      return undefined
  }
}

function onBody(bench: Bench, part: GarmentPart, cut: TopCut): Print | undefined {
  const { name, how, at } = part
  const { skeleton } = bench.stand
  const neck = necklineDepth(skeleton, cut.neckline) / skeleton.tall
  const gap = (y: number) => (cut.open === undefined ? -1 : cut.open < 0.2 ? 0 : frontGap(cut.open, y / cut.hemY))
  switch (name) {
    case 'hem':
      return (y) => edge(cut.hemY - (cut.hemY > 5 ? 0.5 : 0.26) - y)
    case 'trim': {
      if (part.cloth === 'fur') return undefined
      if (at === 'neck') return (y, x) => bar(Math.hypot(x, Math.max(0, y) * (0.5 / Math.max(0.3, neck))), 0.62, 0.08)
      if (at !== undefined && at !== 'edges' && at !== 'hem' && at !== 'chest') return undefined
      const front: Print =
        cut.open !== undefined
          ? (y, x) => (y > neck ? bar(Math.abs(x), gap(y) + 0.1, 0.05) : 0)
          : cut.front === 'none'
            ? () => 0
            : (y, x) => (y > neck ? bar(Math.abs(x), 0.13, 0.03) : 0)
      return (y, x) => Math.max(bar(y, cut.hemY - 0.22, 0.07), at === 'hem' ? 0 : front(y, x))
    }
    case 'lining':
      return cut.open !== undefined && cut.open >= 0.2
        ? (y, x) => (y > neck * 0.6 ? bar(Math.abs(x), gap(y) + 0.04, 0.07) : 0)
        : undefined
    case 'print':
      return printed(how)
    case 'frogging':
      return (y, x) =>
        y > 0.7 && y < 3.3 && Math.abs(x) < 0.74 && Math.abs(x) > gap(y)
          ? Math.max(
              bar(y - 0.1 * Math.cos(x * 3), Math.round(y / 0.4) * 0.4, 0.05),
              bar(Math.hypot(Math.abs(x) - 0.66, y - Math.round(y / 0.4) * 0.4), 0.07, 0.03),
            )
          : 0
    case 'embroidery':
      if (at === 'hem') return (y, x) => (y > cut.hemY - 1.1 ? Math.max(vine(y, x), bar(y, cut.hemY - 0.1, 0.04)) : 0)
      if (at === 'sleeves' || at === 'cuffs') return undefined
      return (y, x) => (y < 2.3 && Math.abs(x) < 0.52 ? Math.max(vine(y, x), bar(Math.abs(x), 0.49, 0.03)) : 0)
    case 'panels':
      if (/patch/.test(how)) return undefined
      if (/side/.test(how)) return (_, x) => edge(0.78 - Math.abs(x))
      return /shoulder|yoke/.test(how) || at === 'shoulders'
        ? (y) => edge(y - 0.62)
        : (y, x) => (y < 3.4 ? edge(Math.abs(x) - 0.46) : 0)
    case 'stripe':
      if (at === 'legs' || /side/.test(how)) return (_, x) => bar(Math.abs(x), 0.98, 0.07)
      return at === 'sleeves' ? undefined : (y) => bar(y, 1.6, 0.2)
    case 'emblem': {
      const shape = emblemOf(`${how} ${name}`)
      const isSmall = /crest|left|small|school/.test(how) || at === 'pocket' || (cut.open !== undefined && cut.open < 0.6)
      const isBesideLapels = cut.collar === 'lapels'
      const [size, atX, atY] = !isSmall ? [0.62, 0, 1.62] : isBesideLapels ? [0.25, 0.86, 1.75] : [0.24, 0.62, 1.45]
      return (y, x) => shape((y - atY) / size, (x - atX) / size)
    }
    case 'patch':
      return /shoulder|arm/.test(how) || at === 'shoulders' || part.cloth === 'metal'
        ? undefined
        : (y, x) => badge(y - 1.3, (x - 0.62) * 0.7)
    case 'pockets':
      return part.color ? (y, x) => edge(Math.max(Math.abs(Math.abs(x) - 0.62) - 0.26, Math.abs(y - 1.62) - 0.28)) : undefined
    case 'fringe':
      return (y, x) => {
        if (y < cut.hemY - (cut.hemY > 5 ? 5 : 0.8)) return 0
        const row = ((((cut.hemY - y) / 0.9) % 1) + 1) % 1
        return Math.max(0.85 * edge(0.08 - row), 0.55 * edge(Math.abs(x / 0.07 - Math.round(x / 0.07)) * 0.07 - 0.014))
      }
    case 'zip':
      return undefined
    default:
      return undefined
  }
}

/** What a print shows, all over the cloth. */
function printed(how: string): Print {
  if (/zig|chevron|aztec|geometric|tribal|nordic|fair isle|andean|ikat/.test(how))
    return (y, x) => {
      const wave = Math.abs(((((x / 0.44) % 1) + 1) % 1) - 0.5) * 0.44
      const row = (y + wave) / 0.62 - Math.round((y + wave) / 0.62)
      return Math.max(edge(Math.abs(row) * 0.62 - 0.07), edge(Math.abs(Math.abs(row) * 0.62 - 0.19) - 0.025))
    }
  const flower: Print = (y, x) => edge(Math.hypot(x, y) - 0.55 - 0.4 * Math.abs(Math.cos(Math.atan2(y, x) * 2.5)))
  const shape = /flower|rose|blossom|hibiscus|lil|daisy|cherr|peon|floral/.test(how)
    ? flower
    : /lea(?:f|ves)|palm|fern/.test(how)
      ? LEAF
      : emblemOf(how)
  const [apart, size] = /crane|bird|dragon|large|big|hibiscus|palm/.test(how) ? [0.86, 0.3] : [0.5, 0.17]
  return (y, x) => {
    const row = Math.round(y / apart)
    const shifted = x + (row % 2) * apart * 0.5
    return shape((y - row * apart) / size, (shifted - Math.round(shifted / apart) * apart) / size)
  }
}

const LEAF: Print = (y, x) =>
  Math.max(0, edge(Math.abs(x + y * 0.4) - 0.42 * Math.max(0, 1 - y * y)) - 0.8 * edge(Math.abs(x + y * 0.4) - 0.04))

/** Skin between crossing threads. */
const fishnet: Print = (along, across) => {
  const thread = (value: number) => Math.abs(value / 0.17 - Math.round(value / 0.17)) * 0.17
  return edge(0.018 - Math.min(thread(along + across), thread(along - across)))
}

/** A patch with lines of writing. */
const badge: Print = (y, x) => {
  const inside = edge(Math.max(Math.abs(x) - 0.24, Math.abs(y) - 0.14))
  return inside * (Math.abs(Math.abs(y) - 0.05) < 0.018 && Math.abs(x) < 0.17 ? 0.35 : 1)
}

/** Winding stems with leaves and blossoms. */
const vine: Print = (y, x) => {
  const [row, column] = [Math.round(y / 0.34), Math.round(x / 0.3)]
  const [v, u] = [y - row * 0.34, x - column * 0.3]
  const stem = bar(u, 0.07 * Math.sin(y * 9 + column), 0.014)
  const side = (row + column) % 2 === 0 ? 1 : -1
  const leaf = edge(Math.hypot((u - side * 0.08) * 1.2, (v - 0.08) * 2.2) - 0.06)
  const blossom = edge(Math.hypot(u, v) - 0.055 - 0.02 * Math.cos(Math.atan2(v, u) * 5))
  return Math.max(stem, leaf, blossom)
}
