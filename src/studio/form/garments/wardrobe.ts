import { mixRgb, type Rgb } from '../../color.ts'
import type { CharacterSheet, Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import { isLegless } from '../is-legless.ts'
import { legwearOf, topCutOf, trousersCutOf } from './cuts.ts'

const LINEN: Rgb = [0.93, 0.91, 0.87]
/** A top that is worn without anything below it even where it opens. */
const LEG_LONG_FROM = 7

/**
 * The garments of a sheet in the order they are put on, completed so that nobody stands in an open coat alone: something
 * below an open front, something on the legs, shoes.
 */
export function wardrobeOf(sheet: CharacterSheet): readonly Garment[] {
  const hasLegs = !isLegless(sheet)
  const garments = hasLegs ? sheet.garments : sheet.garments.filter((garment) => !isOfLegs(garment))
  const has = (test: (kind: GarmentKind) => boolean) => garments.some(({ kind }) => test(kind))
  const top = garments.find(topCutOf)
  const first = top ?? garments[0]
  const plain = (kind: GarmentKind, color: Rgb, trim: Rgb): Garment => ({ kind, color, trim, pattern: 'plain' })

  const added: Garment[] = []
  const isSwimming = garments.some(({ cut }) => cut === 'swim trunks' || cut === 'briefs')
  const isBareChested = garments.some(({ cut }) => cut === 'bare chest')
  const closed = garments.some((garment) => {
    const cut = topCutOf(garment)
    return cut !== undefined && cut.open === undefined
  })
  if (!closed && !isSwimming && !isBareChested && sheet.species !== 'mermaid') {
    const formal = has(
      (kind) => kind === 'suit' || kind === 'blazer' || kind === 'vest' || kind === 'lab coat' || kind === 'tie',
    )
    const color = first ? contrasting(first) : LINEN
    added.push(formal ? plain('shirt', LINEN, [0.75, 0.74, 0.72]) : plain('t-shirt', color, mixRgb(color, [0, 0, 0], 0.25)))
  }
  const legsCovered = garments.some((garment) => {
    const legs = legwearOf(garment)
    return legs ? legs.from === undefined : topCutOf(garment)?.hemRise
  })
  const skirted = garments.some((garment) => {
    const cut = topCutOf(garment)
    const reaches = cut !== undefined && cut.hemY > (garment.kind === 'dress' || garment.kind === 'gown' ? 6 : LEG_LONG_FROM)
    return reaches && cut.open === undefined
  })
  if (hasLegs && !legsCovered && !skirted) {
    const whole = garments.find(({ kind }) => kind === 'suit' || kind === 'uniform' || kind === 'space suit')
    const color = whole ? whole.color : trouserColor(first?.color ?? LINEN)
    const cut = whole && trousersCutOf(whole)
    const onLegs = (whole?.parts ?? []).filter(({ at, how, name }) => at === 'legs' || (name === 'stripe' && /side/.test(how)))
    added.push({
      ...plain(has((kind) => kind === 'corset') ? 'skirt' : 'trousers', color, mixRgb(color, [0, 0, 0], 0.3)),
      ...(cut && { cut }),
      ...(whole?.pattern === 'camouflage' && { pattern: whole.pattern }),
      ...(onLegs.length > 0 && { parts: onLegs }),
    })
  }
  if (hasLegs && !isSwimming && !has((kind) => kind === 'boots' || kind === 'shoes')) {
    const space = garments.find(({ kind }) => kind === 'space suit' || kind === 'armor')
    added.push(
      space
        ? plain('boots', mixRgb(space.color, [0.3, 0.3, 0.34], 0.4), space.trim)
        : plain('shoes', [0.26, 0.2, 0.18], [0.15, 0.12, 0.12]),
    )
  }
  // A tabard is worn over mail.
  const hasMail = has((kind) => kind === 'chainmail')
  const layer = (garment: Garment) => (hasMail && garment.kind === 'tunic' ? MAIL_LAYER : layerOf(garment))
  return [...added, ...garments].filter(({ cut }) => cut !== 'bare chest').sort((a, b) => layer(a) - layer(b))
}

/** Just over mail. */
const MAIL_LAYER = 4.5

/** Order of putting on; garments of one layer keep the order of the sheet. */
function layerOf(garment: Garment): number {
  const { kind } = garment
  if (kind === 'boots' || kind === 'shoes') return kind === 'boots' ? 2 : 1
  if (legwearOf(garment)) return kind === 'overalls' ? 4 : kind === 'skirt' && garment.cut ? 3 : 1
  if (kind === 'vest' || kind === 'corset' || kind === 'chainmail') return 4
  if (kind === 'tie') return 5
  const cut = topCutOf(garment)
  // A coat goes over the jacket of a suit.
  if (kind === 'coat' || kind === 'lab coat') return 7
  if (cut?.open !== undefined || kind === 'armor' || kind === 'poncho') return 6
  if (cut) return 3
  return 8
}

/** What nobody wears over a fish's tail. */
function isOfLegs(garment: Garment): boolean {
  return (
    garment.kind === 'boots' ||
    garment.kind === 'shoes' ||
    (legwearOf(garment) !== undefined && topCutOf(garment) === undefined)
  )
}

function contrasting({ color, trim }: Garment): Rgb {
  const light = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  return light > 0.45 ? mixRgb(trim, [0.2, 0.2, 0.26], 0.6) : mixRgb(trim, LINEN, 0.75)
}

function trouserColor(top: Rgb): Rgb {
  const light = top[0] * 0.3 + top[1] * 0.59 + top[2] * 0.11
  return light > 0.35 ? mixRgb([0.2, 0.22, 0.3], top, 0.16) : mixRgb([0.5, 0.45, 0.4], top, 0.2)
}
