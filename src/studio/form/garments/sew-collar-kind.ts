import { mixRgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { Field } from '../field/field.ts'
import { shoulderOffset } from './cloth-ease.ts'
import { clothSurface } from './cloth-surface.ts'
import { sewCollar } from './collar.ts'
import type { CollarCut } from './collar-cut.ts'
import { type CollarOnSkin, sewCollarOnSkin } from './collar-on-skin.ts'
import { sewHood } from './hood.ts'
import { sewKimonoBands } from './kimono-bands.ts'
import { lapelColors, sewLapels } from './lapels.ts'
import { necklineCut } from './neckline.ts'
import { necklineOf } from './neckline-of.ts'
import type { TopCut } from './tops.ts'

const SHIRT: CollarCut = {
  from: 0.2,
  distance: 0.05,
  standFront: 0.2,
  standBack: 0.3,
  fall: 0.34,
  points: 0.52,
  spread: 0.2,
  opens: 0.55,
}
const OPEN_SHIRT: CollarCut = { ...SHIRT, from: 0.5, opens: 0.16, dip: 0.08, points: 0.6, spread: 0.26, drawBack: 0.42 }
const BEHIND_LAPELS: CollarCut = {
  from: 0.6,
  dip: 0.1,
  drawBack: 0.28,
  distance: 0.12,
  standFront: 0.12,
  standBack: 0.3,
  fall: 0.44,
  points: 0.5,
  spread: 0.34,
}
const STAND: CollarCut = { from: 0.1, distance: 0.09, standFront: 0.3, standBack: 0.38, fall: 0, points: 0, spread: 0 }
const ZIPPED: CollarCut = { ...STAND, from: 0.42, distance: 0.15, standFront: 0.36, standBack: 0.42 }
const ROLL: CollarCut = {
  from: 0,
  distance: 0.06,
  standFront: 0.48,
  standBack: 0.6,
  // Down over the neckline, or skin shows between them.
  fall: 0.58,
  points: 0.58,
  spread: 0.13,
  ribs: 0.012,
}
const GORGET: CollarCut = { from: 0, distance: 0.13, standFront: 0.34, standBack: 0.44, fall: 0.24, points: 0.3, spread: 0.12 }

/** A front that gapes less is closed up to the neck. */
const CLOSED = 0.1

/** What is left of the fall of a collar with another one over it. */
const FLAT = { fall: 0.14, points: 0.16, spread: 0.03 }

/** Inside the collar that lapels come from: a closed one falls narrowly, of an open one on a drawn body only the stand is seen. */
const TUCKED = { spread: 0.12, fall: 0.3, points: 0.5 }
const STANDING = { fall: 0, standFront: 0.1, standBack: 0.26 }

const SHIRT_ON_SKIN: CollarOnSkin = {
  from: 0.03,
  gap: 0.03,
  standFront: 0.2,
  standBack: 0.28,
  fall: 0.38,
  points: 0.6,
  apart: 0.7,
  clearance: 0.05,
  thick: 0.035,
}
const OPEN_ON_SKIN: CollarOnSkin = { ...SHIRT_ON_SKIN, from: 0.55, apart: 0.1, points: 0.72, dip: 0.06 }
/** Of a jacket it hugs what is worn below, nearer to the neck than the jacket's own cloth. */
const JACKET_ON_SKIN: CollarOnSkin = {
  ...OPEN_ON_SKIN,
  from: 0.66,
  gap: -0.005,
  thick: 0.04,
  clearance: 0.05,
  standBack: 0.16,
  standFront: 0.08,
  fall: 0.4,
  points: 0.62,
}
const LAPELS_ON_SKIN: CollarOnSkin = {
  from: 0.62,
  gap: -0.005,
  standFront: 0.06,
  standBack: 0.16,
  fall: 0.3,
  points: 0.4,
  apart: 0.3,
  clearance: 0.025,
  thick: 0.035,
}
const STAND_ON_SKIN: CollarOnSkin = {
  ...SHIRT_ON_SKIN,
  from: 0.06,
  gap: 0.07,
  standFront: 0.26,
  standBack: 0.34,
  fall: 0,
  points: 0,
}
const ZIPPED_ON_SKIN: CollarOnSkin = { ...STAND_ON_SKIN, from: 0.6, gap: 0.1 }
const ROLL_ON_SKIN: CollarOnSkin = {
  from: 0,
  gap: 0.03,
  dip: -0.1,
  standFront: 0.46,
  standBack: 0.36,
  fall: 0.34,
  points: 0.34,
  apart: 0,
  clearance: 0.09,
  thick: 0.075,
  ribs: 0.006,
}

/** Under another collar it lies close, and its fall ends where that one covers it. */
const UNDER = { gap: 0.01, thick: 0.022, clearance: 0.015, shownTo: 0.75, standBack: 0.34 } as const

/** Half heads that a closed collar stands off the skin of the neck. */
const AT_NECK = 0.1

/** How the collar of a cut goes round a real neck. */
function collarOnSkinOf(cut: TopCut, { isUnder }: { isUnder: boolean }): CollarOnSkin | undefined {
  const isOpen = cut.neckline !== 'high'
  const lies = 0.03 + cut.folds * 0.7
  switch (cut.collar) {
    case 'shirt':
      if (isUnder) return { ...(isOpen ? OPEN_ON_SKIN : SHIRT_ON_SKIN), ...UNDER }
      return { ...(!isOpen ? SHIRT_ON_SKIN : cut.open ? JACKET_ON_SKIN : OPEN_ON_SKIN), clearance: 0.02 + lies }
    case 'stand':
      // A closed one stands at the neck, however far the jacket stands off the chest.
      return cut.open && cut.open > CLOSED
        ? ZIPPED_ON_SKIN
        : { ...STAND_ON_SKIN, gap: Math.min(STAND_ON_SKIN.gap, AT_NECK - shoulderOffset(cut.offset)) }
    case 'roll':
      return isUnder ? { ...ROLL_ON_SKIN, fall: 0.24, points: 0.24, clearance: 0.07, thick: 0.05 } : ROLL_ON_SKIN
    default:
      return undefined
  }
}

interface CollarPlace {
  readonly cut: TopCut
  readonly outside: Field
  /** Another collar lies over this one. */
  readonly isUnderCollar: boolean
  /** The cut of what is worn over it with lapels. */
  readonly lapels?: TopCut | undefined
}

/** The collar of a top, resting on the garment's own outside. */
export function sewCollarKind(bench: Bench, garment: Garment, { cut, outside, isUnderCollar, lapels }: CollarPlace): Surface[] {
  const piece = (mesh: Parameters<typeof clothSurface>[1], color = garment.color, material = cut.material) =>
    clothSurface(bench, mesh, { garment, material, color, pattern: 'plain' })
  // Its fall lies on the folds, not among them.
  // Of a real body it also lies on the lapels.
  const clearance = 0.045 + cut.folds * 0.7 + (bench.stand.body && cut.collar === 'lapels' ? 0.05 : 0)
  const round = (collar: CollarCut, color = garment.color, material = cut.material) =>
    piece(
      sewCollar(bench.stand, outside, {
        ...collar,
        ...(bench.stand.body && collar.from < 0.3 && { from: collar.from * 0.1 }),
        distance: collar.distance + (bench.stand.body ? shoulderOffset(cut.offset) * 0.2 : cut.offset * 0.35),
        clearance,
      }),
      color,
      material,
    )

  const { body } = bench.stand
  const own = cut.colors?.collar
  if (body && cut.collar !== 'lapels') {
    const worn = collarOnSkinOf(cut, { isUnder: isUnderCollar || lapels !== undefined })
    if (worn) {
      const color = own ?? (cut.collar === 'shirt' && garment.pattern !== 'plain' ? garment.trim : garment.color)
      return [
        piece(
          sewCollarOnSkin(bench.stand, outside, { ...worn, neckline: necklineOf(bench.stand, cut) }),
          color,
          cut.furTrim && cut.collar === 'shawl' ? MATERIAL.fur : cut.material,
        ),
      ]
    }
  }

  switch (cut.collar) {
    case 'none':
    case 'rib':
      return []
    case 'shirt': {
      const isOpen = cut.neckline !== 'high'
      return [
        round(
          {
            ...(isOpen ? OPEN_SHIRT : SHIRT),
            ...(isUnderCollar && FLAT),
            ...(lapels && (isOpen ? STANDING : { ...TUCKED, under: necklineCut(bench.stand, lapels.neckline) })),
          },
          own ?? (garment.pattern === 'plain' ? garment.color : garment.trim),
        ),
      ]
    }
    case 'lapels': {
      const lapel = cut.colors?.lapels ?? own ?? garment.color
      return [
        body
          ? piece(
              sewCollarOnSkin(bench.stand, outside, { ...LAPELS_ON_SKIN, neckline: necklineOf(bench.stand, cut) }),
              own ?? garment.color,
            )
          : round(BEHIND_LAPELS, own ?? (garment.kind === 'coat' && !garment.cut ? garment.trim : garment.color)),
        ...sewLapels(bench, outside, cut).map((mesh) =>
          cut.satin
            ? piece(mesh, cut.colors?.lapels ?? garment.trim, MATERIAL.leather)
            : { ...piece(mesh, lapel), colors: lapelColors(lapel) },
        ),
      ]
    }
    case 'stand':
      return [round(cut.open && cut.open > CLOSED ? ZIPPED : STAND, own ?? (cut.open ? garment.color : garment.trim))]
    case 'shawl':
      return [
        round(
          { ...BEHIND_LAPELS, from: 0.3, distance: 0.16, fall: 0.7, points: 0.9, spread: 0.44 },
          own ?? mixRgb(garment.color, garment.trim, 0.5),
          MATERIAL.fur,
        ),
      ]
    case 'roll':
      return [round(ROLL, own)]
    case 'gorget':
      return [round(GORGET, garment.color, MATERIAL.metal)]
    case 'ring':
      return [
        round(
          { ...GORGET, distance: 0.34, standFront: 0.14, standBack: 0.18, fall: 0.22, points: 0.22, spread: 0.16 },
          garment.trim,
          MATERIAL.metal,
        ),
      ]
    case 'hood':
      return sewHood(bench, outside).map((mesh, index) =>
        cut.furTrim && index === 0 ? piece(mesh, cut.colors?.hood ?? garment.trim, MATERIAL.fur) : piece(mesh),
      )
    case 'kimono':
      return sewKimonoBands(bench, outside, cut).map((mesh) => piece(mesh, own ?? garment.trim))
    default:
      return cut.collar satisfies never
  }
}
