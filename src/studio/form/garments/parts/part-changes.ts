import type { Garment } from '../../../sheet/character-sheet.ts'
import type { LegwearCut } from '../legwear.ts'
import type { Neckline, TopCut } from '../tops.ts'

const NECKLINES: readonly (readonly [RegExp, Neckline])[] = [
  [/deep|plunging|low v/, 'deep v'],
  [/\bv\b/, 'v'],
  [/scoop|low|round|cowl/, 'scoop'],
  [/crew/, 'crew'],
  [/wide|boat/, 'wide'],
  [/halter/, 'halter'],
  [/spaghetti|strappy/, 'strappy'],
  [/off|one/, 'off shoulder'],
  [/sweetheart/, 'sweetheart'],
  [/straight|square|strapless/, 'straight'],
  [/high|mock|roll|turtle/, 'high'],
]
/** Half heads below the pit of the neck. */
const HEMS: Readonly<Record<string, number>> = { mini: 6.7, knee: 8.2, midi: 9.6, long: 12 }
const LENGTHS: Readonly<Record<string, number>> = { mini: 0.22, knee: 0.5, midi: 0.75, long: 1.02 }
/** Dresses of which a plunging neckline shows skin; on others it would open to the waist. */
const isDress = ({ kind }: Garment) => kind === 'dress' || kind === 'gown' || kind === 'blouse' || kind === 'tank top'

/** How what was said of its parts changes the cut of a top. */
export function topByParts(garment: Garment, usual: TopCut): Partial<TopCut> {
  let cut: Partial<TopCut> = {}
  let colors: NonNullable<TopCut['colors']> = {}
  for (const { name, how, color, cloth, at } of garment.parts ?? []) {
    if (color && /^(?:collar|lapels|buttons|cuffs|hem|sleeves|zip|hood)$/.test(name)) colors = { ...colors, [name]: color }
    switch (name) {
      case 'cuffs':
        // Cuffs want sleeves that reach the wrists.
        if (usual.sleeves > 0 && usual.sleeves < 0.9 && isDress(garment)) cut = { ...cut, sleeves: 0.97, cuff: 'band' }
        break
      case 'sleeves':
        cut = { ...cut, ...sleevesOf(how, usual), ...(color && { sleeveTrim: true }) }
        break
      case 'neckline': {
        const neckline = NECKLINES.find(([said]) => said.test(how))?.[1]
        if (!neckline || usual.collar === 'lapels') break
        const isDeep = neckline === 'deep v' && isDress(garment)
        cut = { ...cut, neckline: isDeep ? 'plunging' : neckline === 'deep v' ? 'v' : neckline }
        if (neckline === 'high' && usual.collar === 'none') cut = { ...cut, collar: 'stand' }
        if (/^(?:straight|sweetheart|off shoulder|strappy|halter)$/.test(neckline))
          cut = { ...cut, collar: 'none', ...(neckline === 'off shoulder' ? offShoulder(usual) : { sleeves: 0 }) }
        break
      }
      case 'collar':
        cut = { ...cut, ...collarOf({ how, isFur: cloth === 'fur' }, usual) }
        break
      case 'trim':
        if (cloth === 'fur' && at === 'hood') {
          cut = { ...cut, furTrim: true, ...(usual.collar !== 'hood' && { collar: 'hood' as const }) }
          colors = { ...colors, ...(color && { hood: color }) }
        } else if (cloth === 'fur' && /coat|jacket|cloak|robe/.test(garment.kind) && usual.collar !== 'hood') {
          cut = { ...cut, collar: 'shawl', furTrim: true }
          colors = { ...colors, ...(color && { collar: color }) }
        } else if (at === 'neck' && color && usual.collar === 'rib') colors = { ...colors, collar: color }
        else if (color && (at === undefined || at === 'edges'))
          colors = { ...colors, cuffs: colors.cuffs ?? color, collar: usual.collar === 'rib' ? color : colors.collar }
        break
      case 'lining':
        if (color) colors = { ...colors, cuffs: colors.cuffs ?? color, hood: colors.hood ?? color }
        break
      case 'buttons':
        if (garment.kind === 'tunic' && !garment.cut)
          cut = { ...cut, front: 'buttons', collar: 'stand', neckline: 'high', hemY: 5.2, flare: 0.06, cuff: 'band' }
        else if (/double/.test(how))
          cut = {
            ...cut,
            front: 'double buttons',
            ...(garment.kind === 'jacket' && { open: 0.04, neckline: 'high' as const, collar: 'stand' as const }),
          }
        else if (usual.front === 'none' || usual.front === 'wrap')
          cut = {
            ...cut,
            front: 'buttons',
            ...(usual.open !== undefined && usual.open >= 0.2 && { open: 0.05, neckline: 'v' as const }),
          }
        break
      case 'zip':
        cut = { ...cut, front: 'zip' }
        break
      case 'length':
        if (/cropped/.test(how)) cut = { ...cut, hemY: Math.min(usual.hemY, usual.sleeves > 0 ? 3.3 : 2.6) }
        else if (usual.hemY > 5.4 && HEMS[how]) cut = { ...cut, hemY: HEMS[how] }
        break
      case 'cut':
        cut = { ...cut, hemY: Math.max(usual.hemY, 7.4) }
        break
      case 'front':
        if (how === 'open' && (usual.open === undefined || usual.open < 0.3) && usual.front !== 'none')
          cut = { ...cut, open: 0.42 }
        break
      default:
        break
    }
  }
  return Object.keys(colors).length > 0 ? { ...cut, colors } : cut
}

/** It goes on round the upper arms. */
const offShoulder = ({ sleeves, cuff }: TopCut): Partial<TopCut> =>
  sleeves > 0.3 ? {} : { sleeves: 0.25, sleeveEase: 0.03, cuff: cuff === 'rib' ? 'rib' : 'none' }

function sleevesOf(how: string, usual: TopCut): Partial<TopCut> {
  const long = usual.sleeves === 0 ? { sleeves: 1, sleeveEase: Math.max(0.06, usual.sleeveEase) } : {}
  if (/^no\b/.test(how)) return { sleeves: 0 }
  if (/rolled|pushed/.test(how)) return { sleeves: 0.54, cuff: 'band', sleeveEase: Math.max(0.09, usual.sleeveEase) }
  if (/puff|balloon/.test(how)) {
    const isLong = /long/.test(how)
    return { sleeves: isLong ? 0.97 : 0.34, sleeveEase: isLong ? 0.24 : 0.3, cuff: 'rib' }
  }
  if (/bell|wide|flared|flowing|trumpet/.test(how))
    return { sleeves: 0.94, cuff: 'wide', sleeveEase: Math.max(0.3, usual.sleeveEase) }
  if (/short|cap/.test(how)) return { sleeves: 0.32, sleeveEase: Math.max(0.09, usual.sleeveEase), cuff: 'none' }
  if (/half|elbow|quarter/.test(how)) return { sleeves: 0.56, sleeveEase: Math.max(0.08, usual.sleeveEase) }
  if (/long/.test(how)) return { ...long, ...(usual.sleeves < 0.9 && { sleeves: 1, cuff: 'band' as const }) }
  return long
}

function collarOf({ how, isFur }: { how: string; isFur: boolean }, usual: TopCut): Partial<TopCut> {
  if (isFur) return usual.collar === 'hood' ? { furTrim: true } : { collar: 'shawl', furTrim: true }
  if (/clerical|mandarin|nehru|stand|high|turned up/.test(how))
    return usual.collar === 'lapels' ? {} : { collar: 'stand', neckline: 'high' }
  if (/shawl/.test(how)) return { collar: 'lapels' }
  const hasOne = usual.collar !== 'none' && usual.collar !== 'rib'
  return hasOne
    ? {}
    : {
        collar: 'shirt',
        neckline: usual.open === undefined ? 'high' : usual.neckline,
        ...(usual.front === 'none' && { buttons: 0 }),
      }
}

/** How what was said changes the cut of what is worn on the legs. */
export function legsByParts(garment: Garment, usual: LegwearCut): Partial<LegwearCut> {
  const said = garment.parts?.find(({ name }) => name === 'length')?.how ?? ''
  const length = usual.skirt === undefined ? undefined : LENGTHS[said]
  const edged = garment.parts?.find(({ name, at }) => name === 'hem' || (name === 'trim' && (at === undefined || at === 'hem')))
  return {
    ...(length !== undefined && { length }),
    ...(usual.skirt !== undefined && edged?.color && { hemColor: edged.color }),
  }
}
