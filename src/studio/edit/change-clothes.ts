import { layerOf } from '../sheet/casting/cast-clothes.ts'
import type { Garment } from '../sheet/character-sheet.ts'
import type { ReadGarment } from '../sheet/reading.ts'
import { garmentKindOf } from '../words/garment-kind-of.ts'
import { GARMENT_ZONES, type GarmentZone } from '../words/lexicon/garments.ts'

/** What belongs to one outfit and goes with it. Shoes and gloves stay. */
const OUTFIT_ZONES: readonly GarmentZone[] = ['top', 'outer', 'over', 'legs', 'waist', 'neck']
/** Nobody goes without these. */
const NEEDED_ZONES: readonly GarmentZone[] = ['top', 'legs', 'feet']

const zonesOf = ({ kind }: Garment) => GARMENT_ZONES[kind]
const covers = (garments: readonly Garment[], zones: readonly GarmentZone[]) =>
  garments.some((garment) => zonesOf(garment).some((zone) => zones.includes(zone)))

/**
 * The clothes with what was said put on: the same garment again is only recoloured, another one takes the place of what it
 * covers, a whole outfit takes the place of the old one. `cast` are the said garments, sewn and completed.
 */
export function changeClothes(
  worn: readonly Garment[],
  said: readonly ReadGarment[],
  { cast, isNewOutfit = false }: { cast: readonly Garment[]; isNewOutfit?: boolean },
): Garment[] {
  const recolored = [...recolorAll(worn, said, cast)]
  const wishes = said.flatMap((garment) => {
    const kind = garmentKindOf(garment.type)
    const sewn = cast.find((each) => each.kind === kind)
    return sewn ? [{ sewn, said: garment }] : []
  })
  if (wishes.length === 0) return recolored
  const isOutfit = wishes.some(({ sewn }) => isWhole(sewn)) || (isNewOutfit && covers(toGarments(wishes), ['top', 'outer']))
  const kept = recolored.filter(
    (garment) =>
      !wishes.some(({ sewn }) => zonesOf(sewn).some((zone) => zonesOf(garment).includes(zone))) &&
      !(isOutfit && covers([garment], OUTFIT_ZONES)),
  )
  const put = wishes.map(({ sewn, said: words }) => {
    const before = worn.find(({ kind }) => kind === sewn.kind)
    return before ? recolor(before, words, sewn) : sewn
  })
  return complete([...kept, ...put], cast).toSorted((a, b) => layerOf(a.kind) - layerOf(b.kind))
}

/** The clothes without some of them; what covers the bare places is quiet and of `cast`. */
export function completeClothes(worn: readonly Garment[], cast: readonly Garment[]): Garment[] {
  return complete(worn, cast).toSorted((a, b) => layerOf(a.kind) - layerOf(b.kind))
}

const toGarments = (wishes: readonly { sewn: Garment }[]) => wishes.map(({ sewn }) => sewn)

function isWhole(garment: Garment): boolean {
  const zones = zonesOf(garment)
  return zones.includes('legs') && (zones.includes('top') || zones.includes('outer'))
}

/** 'dressed in black', 'white clothes': every garment takes the colour. */
function recolorAll(worn: readonly Garment[], said: readonly ReadGarment[], cast: readonly Garment[]): readonly Garment[] {
  const overall = said.find(({ type, color }) => garmentKindOf(type) === undefined && color !== undefined)
  const model = overall && cast.find((garment) => zonesOf(garment).some((zone) => zone === 'top' || zone === 'outer'))
  return model ? worn.map((garment) => ({ ...garment, color: model.color, trim: model.trim })) : worn
}

function recolor(before: Garment, said: ReadGarment, sewn: Garment): Garment {
  return {
    ...before,
    ...(said.color !== undefined && { color: sewn.color, trim: sewn.trim }),
    ...(said.pattern !== undefined && { pattern: sewn.pattern }),
  }
}

function complete(garments: readonly Garment[], cast: readonly Garment[]): Garment[] {
  const complete = [...garments]
  for (const zone of NEEDED_ZONES) {
    if (covers(complete, [zone])) continue
    const spare = cast.find((garment) => zonesOf(garment).includes(zone) && !covers(complete, zonesOf(garment)))
    if (spare) complete.push(spare)
  }
  return complete
}
