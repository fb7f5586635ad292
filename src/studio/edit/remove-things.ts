import type { CharacterSheet, Garment } from '../sheet/character-sheet.ts'
import { findTerms } from '../words/find-terms.ts'
import { ANIMALS, BACKPACKS, EYEWEAR, HEADWEAR, JEWELLERY, MARKS, PROPS } from '../words/lexicon/accessories.ts'
import { FACIAL_HAIR } from '../words/lexicon/facial-hair.ts'
import { FEATURES } from '../words/lexicon/features.ts'
import { GARMENT_ZONES, GARMENTS } from '../words/lexicon/garments.ts'
import { removeFromBody } from './change-body.ts'
import { completeClothes } from './change-clothes.ts'
import { relit } from './change-scene.ts'
import type { Sheets } from './sheets.ts'

/**
 * The sheets without the things that are named; undefined when nothing of the kind is there. Bare places are covered with
 * clothes of `spare`.
 */
export function removeThings(sheets: Sheets, what: string, spare: readonly Garment[]): Sheets | undefined {
  const without = [withoutScene, withoutClothes, withoutAccessories, withoutFeatures, withoutHair, withoutBody].reduce(
    (before, step) => step(before, what, spare),
    sheets,
  )
  return without === sheets ? undefined : without
}

type Step = (sheets: Sheets, what: string, spare: readonly Garment[]) => Sheets

const withoutScene: Step = (sheets, what) => {
  const { scene } = sheets
  if (/\b(background|backdrop|scenery|surroundings)\b/.test(what) && scene.backdrop !== 'studio') {
    return { ...sheets, scene: relit({ ...scene, backdrop: 'studio' }, scene) }
  }
  const isFalling = /\b(rain|storm|snow|fog|mist|wind|weather|clouds?|leaves)\b/.test(what) && scene.weather !== 'clear'
  return isFalling ? { ...sheets, scene: relit({ ...scene, weather: 'clear' }, scene) } : sheets
}

const withoutClothes: Step = (sheets, what, spare) => {
  const { character } = sheets
  const kinds = new Set<string>(findTerms(what, GARMENTS).map((term) => GARMENTS[term]!))
  const zones = new Set([...kinds].flatMap((kind) => (kind in GARMENT_ZONES ? GARMENT_ZONES[kind as Garment['kind']] : [])))
  const isNamed = ({ kind }: Garment) => kinds.has(kind)
  // 'the jacket' may be what we call a blazer: what is worn in its place is meant.
  const isMeant = ({ kind }: Garment) => GARMENT_ZONES[kind].some((zone) => zones.has(zone)) && !zones.has('top')
  const pick = character.garments.some(isNamed) ? isNamed : isMeant
  const kept = character.garments.filter((garment) => !pick(garment))
  if (kept.length === character.garments.length) return sheets
  const shoes = character.garments.find((garment) => pick(garment) && GARMENT_ZONES[garment.kind].includes('feet'))
  // Nobody who takes shoes off wants to see others.
  const feet: Garment[] = shoes ? [{ ...shoes, kind: 'shoes', cut: 'bare feet' }] : []
  return { ...sheets, character: { ...character, garments: completeClothes([...feet, ...kept], spare) } }
}

const withoutAccessories: Step = (sheets, what) => {
  const { character } = sheets
  const { headwear, eyewear, companion } = character
  const names = (table: Readonly<Record<string, unknown>>) => findTerms(what, table).length > 0
  const isPack = BACKPACKS.some((name) => what.includes(name))
  const isAll = /\b(jewell?e?ry|accessories)\b/.test(what)
  const jewels = new Set(findTerms(what, JEWELLERY).map((term) => JEWELLERY[term]))
  const props = new Set(findTerms(what, PROPS).map((term) => PROPS[term]))
  const isHandsFree = /\b(prop|props|everything in (her|his|their|the) hands?)\b/.test(what)
  const without: CharacterSheet = {
    ...character,
    headwear: headwear && (names(HEADWEAR) || /\b(headwear|hat)\b/.test(what)) ? undefined : headwear,
    eyewear: eyewear && (names(EYEWEAR) || /\b(eyewear|glasses)\b/.test(what)) ? undefined : eyewear,
    jewellery: character.jewellery.filter(({ kind }) => (kind === 'backpack' ? !isPack : !isAll && !jewels.has(kind))),
    props: character.props.filter(({ kind }) => !isHandsFree && !props.has(kind)),
    ...(character.worn && { worn: character.worn.filter(({ kind }) => !props.has(kind)) }),
    companion: companion && (names(ANIMALS) || /\b(animal|pet|companion)\b/.test(what)) ? undefined : companion,
  }
  const isSame =
    without.headwear === headwear &&
    without.eyewear === eyewear &&
    without.companion === companion &&
    without.jewellery.length === character.jewellery.length &&
    without.props.length === character.props.length &&
    without.worn?.length === character.worn?.length
  return isSame ? sheets : { ...sheets, character: without }
}

const withoutFeatures: Step = (sheets, what) => {
  const { character } = sheets
  const marks = new Set(findTerms(what, MARKS).map((term) => MARKS[term]))
  const features = findTerms(what, FEATURES).map((term) => FEATURES[term]!)
  const names = (key: 'horns' | 'wings' | 'tail' | 'halo' | 'fangs') => features.some((feature) => key in feature)
  const kept = character.marks.filter(({ kind }) => !marks.has(kind))
  const isFreckled = marks.has('freckles') && character.skin.freckles > 0
  const has = (key: 'horns' | 'wings' | 'tail' | 'halo' | 'fangs') => names(key) && Boolean(character[key])
  const gone = (['horns', 'wings', 'tail', 'halo', 'fangs'] as const).filter(has)
  if (kept.length === character.marks.length && !isFreckled && gone.length === 0) return sheets
  return {
    ...sheets,
    character: {
      ...character,
      marks: kept,
      skin: isFreckled ? { ...character.skin, freckles: 0 } : character.skin,
      horns: gone.includes('horns') ? undefined : character.horns,
      wings: gone.includes('wings') ? undefined : character.wings,
      tail: gone.includes('tail') ? undefined : character.tail,
      halo: character.halo && !gone.includes('halo'),
      fangs: character.fangs && !gone.includes('fangs'),
    },
  }
}

const withoutBody: Step = (sheets, what) => {
  const character = removeFromBody(sheets.character, what)
  return character === sheets.character ? sheets : { ...sheets, character }
}

const withoutHair: Step = (sheets, what) => {
  const { character } = sheets
  const { hair, facialHair } = character
  const isBeard = findTerms(what, FACIAL_HAIR).length > 0 || /\bfacial hair\b/.test(what)
  if (isBeard) return facialHair ? { ...sheets, character: { ...character, facialHair: undefined } } : sheets
  if (/\b(streaks?|highlights|tips)\b/.test(what) && (hair.streakColor || hair.tipColor)) {
    const plain = { ...hair, streakColor: undefined, tipColor: undefined }
    return { ...sheets, character: { ...character, hair: plain } }
  }
  if (/\b(fringe|bangs)\b/.test(what) && hair.fringe !== 'none') {
    return { ...sheets, character: { ...character, hair: { ...hair, fringe: 'none' } } }
  }
  if (!/^(?:all )?(?:the |her |his |their )?hair$/.test(what) || hair.kind === 'bald') return sheets
  return { ...sheets, character: { ...character, hair: { ...hair, kind: 'bald' } } }
}
