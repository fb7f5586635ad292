import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { SKIN } from '../ease.ts'
import type { Field } from '../field/field.ts'
import { trunkCloth } from './cloth-fields.ts'
import type { Cover } from './cover.ts'
import { legwearOf, topCutOf } from './cuts.ts'
import { hasOwnCut } from './has-own-cut.ts'
import { necklineCut } from './neckline.ts'
import { sewLegwear } from './sew-legwear.ts'
import { sewTop } from './sew-top.ts'
import type { TopCut } from './tops.ts'
import { isClosedTop, tuckedIn, tuckedTop } from './tuck-in.ts'

export interface Dressed {
  readonly surfaces: Surface[]
  /** The outside of everything worn on the trunk. */
  readonly outside: Field
  /** The skin that all of it hides. */
  readonly covers: readonly Cover[]
}

/** A shirt under a tie is closed to the collar, by buttons that the tie hides. */
function buttonedUp(cut: TopCut | undefined, later: readonly Garment[]): TopCut | undefined {
  if (cut?.collar !== 'shirt' || !later.some(({ kind }) => kind === 'tie')) return cut
  return { ...cut, neckline: 'high', buttons: 0 }
}

/** The cut of a top; below another one it lies smoother, and sleeves that nobody sees are left away. */
function coveredCut(garment: Garment, later: readonly Garment[]): TopCut | undefined {
  const cut = buttonedUp(topCutOf(garment), later)
  const above = later.flatMap((upper) => topCutOf(upper) ?? [])
  if (!cut || above.length === 0) return cut
  // An open shirt shows inside lapels, where its edge would else show now and then.
  // Of a waistcoat as low as the lapels over it nothing would be seen.
  const isBelowLapels = garment.kind === 'vest' && above.some(({ collar }) => collar === 'lapels')
  const neckline = isBelowLapels
    ? 'v'
    : cut.collar === 'shirt' && cut.neckline === 'v' && above.some(({ collar }) => collar === 'lapels')
      ? 'narrow v'
      : cut.neckline
  // What hangs wider than the layer above it would poke through.
  const hang = Math.min(cut.hang, ...above.map((upper) => upper.hang)) * 0.7
  return {
    ...cut,
    neckline,
    hang,
    folds: cut.folds * 0.3,
    sleeves: above.some(({ sleeves }) => sleeves >= cut.sleeves) ? 0 : cut.sleeves,
  }
}

/** Buttons, zips and pockets: pullovers and dresses have none. */
const hasFront = ({ kind, cut }: Garment, { front }: TopCut) => front !== 'none' || kind === 'hoodie' || cut !== undefined

/** Collars so narrow that the one below them has to lie flat. */
const COLLARS_OVER: ReadonlySet<TopCut['collar']> = new Set(['shirt', 'stand', 'roll', 'gorget'])

/** What is sewn as an accessory, besides or instead of legwear. */
const ACCESSORIES: ReadonlySet<GarmentKind> = new Set(['belt', 'tie', 'scarf', 'cape', 'cloak', 'apron', 'overalls'])

function detailsOf(bench: Bench, garment: Garment, outside: Field): Surface[] {
  return [
    ...(hasOwnCut(garment) ? seldomPart('details')(bench, garment, outside) : []),
    ...(garment.parts ? seldomPart('garment parts').sew(bench, garment, outside) : []),
  ]
}

/** Folds take a tenth of the time of a figure that is too small to show them. */
function smoothed<Cut extends { readonly folds: number }>(bench: Bench, cut: Cut | undefined): Cut | undefined {
  return cut && bench.isRough ? { ...cut, folds: 0 } : cut
}

/** A shirt's collar is not seen in a jacket that is closed up to the neck, and would come through it. */
function isBuried({ collar }: TopCut, later: readonly Garment[]): boolean {
  return (
    collar === 'shirt' &&
    later.flatMap((garment) => topCutOf(garment) ?? []).some((above) => above.neckline === 'high' && (above.open ?? 0) < 0.1)
  )
}

/** The collar of a real shirt lies on a sweater or vest over it. */
function comesOut(later: readonly Garment[]): boolean {
  const above = later.flatMap((garment) => topCutOf(garment) ?? [])
  return above.length > 0 && above.every(({ collar }) => collar === 'rib' || collar === 'none')
}

const shoesOf = (bench: Bench, garment: Garment) =>
  bench.stand.body ? humanForm().sewRealShoes(bench, garment, bench.stand.body) : seldomPart('drawn shoes')(bench, garment)

/** Puts the whole wardrobe on, from the skin outwards; each layer lies on the one before. */
export function dress(bench: Bench, wardrobe: readonly Garment[]): Dressed {
  let outside = trunkCloth(bench.stand, SKIN)
  let reached = 0
  const surfaces: Surface[] = []
  const covers: Cover[] = []
  const collars: [Garment, TopCut][] = []
  for (const [index, garment] of wardrobe.entries()) {
    const cut = smoothed(bench, tuckedTop(bench, coveredCut(garment, wardrobe.slice(index + 1)), { index, wardrobe }))
    const legwear = smoothed(
      bench,
      tuckedIn(
        bench,
        legwearOf(garment),
        wardrobe.find(({ kind }) => kind === 'boots'),
      ),
    )
    if (cut) {
      const over = Math.max(0, reached + 0.06 - cut.offset)
      const { body } = bench.stand
      const isPlated = garment.kind === 'armor' && !garment.cut
      const worn = body ? humanForm().realTop(garment, cut) : { garment, cut }
      const sewn = sewTop(bench, worn.garment, { cut: worn.cut, over, below: outside, isOver: reached > 0 })
      reached = cut.offset + over
      outside = sewn.outside
      surfaces.push(...sewn.surfaces)
      covers.push(...sewn.covers)
      const isUnderCollar = wardrobe.slice(index + 1).some((later) => COLLARS_OVER.has(topCutOf(later)?.collar ?? 'none'))
      const lapels = wardrobe
        .slice(index + 1)
        .flatMap((later) => topCutOf(later) ?? [])
        .find(({ collar }) => collar === 'lapels' || (bench.stand.body && collar === 'none'))
      if (bench.stand.body && cut.collar === 'shirt' && comesOut(wardrobe.slice(index + 1))) collars.push([garment, cut])
      else if (!bench.stand.body || !isBuried(cut, wardrobe.slice(index + 1)))
        surfaces.push(...seldomPart('collar')(bench, garment, { cut, outside, isUnderCollar, lapels }))
      const isHidden = bench.stand.body !== undefined && wardrobe.slice(index + 1).some(isClosedTop)
      // A pocket below a vest or an apron would come through it.
      const isUnder =
        bench.stand.body !== undefined && wardrobe.slice(index + 1).some((later) => topCutOf(later) || later.kind === 'apron')
      if (!isHidden && hasFront(garment, cut))
        surfaces.push(...seldomPart('front')(bench, garment, { cut, outside, hasPockets: !isUnder }))
      if (isPlated)
        surfaces.push(
          ...(body
            ? humanForm().sewRealPlates(bench, garment, { body, neckline: necklineCut(bench.stand, 'crew') })
            : seldomPart('plates')(bench, garment, outside)),
        )
      surfaces.push(...detailsOf(bench, garment, outside))
      continue
    }
    const isFootwear = garment.kind === 'boots' || garment.kind === 'shoes'
    const sewn = legwear ? sewLegwear(bench, garment, legwear) : isFootwear ? shoesOf(bench, garment) : undefined
    const gloves =
      garment.kind === 'gloves' && bench.stand.body ? humanForm().sewGloves(bench, garment, bench.stand.body) : undefined
    for (const { surfaces: pieces, covers: hidden } of [sewn ?? [], gloves ?? []].flat()) {
      surfaces.push(...pieces)
      covers.push(...hidden)
    }
    if (legwear) surfaces.push(...detailsOf(bench, garment, outside))
    if (ACCESSORIES.has(garment.kind)) surfaces.push(...seldomPart('accessories')(bench, garment, { outside, reached }))
  }
  for (const [garment, cut] of collars)
    surfaces.push(...seldomPart('collar')(bench, garment, { cut, outside, isUnderCollar: false }))
  return { surfaces, outside, covers }
}
