import { mixRgb, type Rgb } from '../../color.ts'
import type { CharacterSheet, Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import { LEGWEAR } from './sew-legwear.ts'
import { TOPS } from './tops.ts'

const LINEN: Rgb = [0.93, 0.91, 0.87]
/** A top that is worn without anything below it even where it opens. */
const LEG_LONG_FROM = 7

/**
 * The garments of a sheet in the order they are put on, completed so that nobody stands in an open coat alone: something
 * below an open front, something on the legs, shoes.
 */
export function wardrobeOf(sheet: CharacterSheet): readonly Garment[] {
  const { garments } = sheet
  const has = (test: (kind: GarmentKind) => boolean) => garments.some(({ kind }) => test(kind))
  const top = garments.find(({ kind }) => TOPS[kind])
  const first = top ?? garments[0]
  const plain = (kind: GarmentKind, color: Rgb, trim: Rgb): Garment => ({ kind, color, trim, pattern: 'plain' })

  const added: Garment[] = []
  const closed = has((kind) => TOPS[kind] !== undefined && TOPS[kind].open === undefined)
  if (!closed && sheet.species !== 'mermaid') {
    const formal = has(
      (kind) => kind === 'suit' || kind === 'blazer' || kind === 'vest' || kind === 'lab coat' || kind === 'tie',
    )
    const color = first ? contrasting(first) : LINEN
    added.push(formal ? plain('shirt', LINEN, [0.75, 0.74, 0.72]) : plain('t-shirt', color, mixRgb(color, [0, 0, 0], 0.25)))
  }
  const hem = Math.max(0, ...garments.map(({ kind }) => TOPS[kind]?.hemY ?? 0))
  const legsCovered = has((kind) => LEGWEAR[kind] !== undefined)
  const skirted =
    hem > LEG_LONG_FROM && has((kind) => (TOPS[kind]?.hemY ?? 0) > LEG_LONG_FROM && TOPS[kind]?.open === undefined)
  if (!legsCovered && !skirted) {
    const whole = garments.find(({ kind }) => kind === 'suit' || kind === 'uniform' || kind === 'space suit')
    const color = whole ? whole.color : trouserColor(first?.color ?? LINEN)
    added.push(plain(has((kind) => kind === 'corset') ? 'skirt' : 'trousers', color, mixRgb(color, [0, 0, 0], 0.3)))
  }
  if (!has((kind) => kind === 'boots' || kind === 'shoes')) {
    const space = garments.find(({ kind }) => kind === 'space suit' || kind === 'armor')
    added.push(
      space
        ? plain('boots', mixRgb(space.color, [0.3, 0.3, 0.34], 0.4), space.trim)
        : plain('shoes', [0.26, 0.2, 0.18], [0.15, 0.12, 0.12]),
    )
  }
  return [...added, ...garments].sort((a, b) => layerOf(a.kind) - layerOf(b.kind))
}

/** Order of putting on; garments of one layer keep the order of the sheet. */
function layerOf(kind: GarmentKind): number {
  if (kind === 'boots' || kind === 'shoes') return kind === 'boots' ? 2 : 1
  if (LEGWEAR[kind]) return kind === 'overalls' ? 4 : 1
  if (kind === 'vest' || kind === 'corset' || kind === 'chainmail') return 4
  if (kind === 'tie') return 5
  if (TOPS[kind]?.open !== undefined || kind === 'armor' || kind === 'poncho') return 6
  if (TOPS[kind]) return 3
  return 8
}

function contrasting({ color, trim }: Garment): Rgb {
  const light = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  return light > 0.45 ? mixRgb(trim, [0.2, 0.2, 0.26], 0.6) : mixRgb(trim, LINEN, 0.75)
}

function trouserColor(top: Rgb): Rgb {
  const light = top[0] * 0.3 + top[1] * 0.59 + top[2] * 0.11
  return light > 0.35 ? mixRgb([0.2, 0.22, 0.3], top, 0.16) : mixRgb([0.5, 0.45, 0.4], top, 0.2)
}
