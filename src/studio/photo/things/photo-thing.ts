import type { CharacterSheet } from '../../sheet/character-sheet.ts'

/** What of a sheet can be drawn onto somebody in a photo. */
export const PHOTO_THINGS = [
  'hair',
  'facial hair',
  'headwear',
  'eyewear',
  'jewellery',
  'neckwear',
  'features',
  'marks',
  'prop',
  'companion',
] as const
export type PhotoThing = (typeof PHOTO_THINGS)[number]

type Garments = CharacterSheet['garments']
const NECKWEAR: readonly Garments[number]['kind'][] = ['scarf', 'tie', 'cape']

/** Garments that are laid over what somebody wears, instead of taking its place. */
export const isNeckwear = ({ kind }: Pick<Garments[number], 'kind'>): boolean => NECKWEAR.includes(kind)

/** The sheet of somebody in a photo with one thing of another sheet. */
export function withThing(character: CharacterSheet, thing: PhotoThing, of: CharacterSheet): CharacterSheet {
  switch (thing) {
    case 'hair':
      return { ...character, hair: { ...of.hair, color: character.hair.color } }
    case 'facial hair':
      return { ...character, facialHair: of.facialHair && { ...of.facialHair, color: character.hair.color } }
    case 'headwear':
      return { ...character, headwear: of.headwear }
    case 'eyewear':
      return { ...character, eyewear: of.eyewear }
    case 'jewellery':
      return { ...character, jewellery: of.jewellery }
    case 'neckwear':
      return { ...character, garments: [...character.garments, ...of.garments.filter(isNeckwear)] }
    case 'features':
      return { ...character, horns: of.horns, wings: of.wings, tail: of.tail, ears: of.ears, halo: of.halo, fangs: of.fangs }
    case 'marks':
      return { ...character, marks: of.marks, skin: { ...character.skin, freckles: of.skin.freckles } }
    case 'prop':
      return { ...character, props: of.props }
    case 'companion':
      return { ...character, companion: of.companion }
    default:
      return thing satisfies never
  }
}
