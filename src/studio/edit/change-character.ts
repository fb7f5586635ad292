import { saidHair } from '../sheet/casting/cast-hair.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Reading } from '../sheet/reading.ts'

/** The person with what was said of body, hair and face. `cast` is whom the reading alone would make of them. */
export function changePerson(character: CharacterSheet, reading: Reading, cast: CharacterSheet): CharacterSheet {
  const { animal: _animal, ...own } = character
  return {
    ...(reading.species === undefined ? character : own),
    ...(cast.animal && {
      animal: cast.animal,
      brows: cast.brows,
      hair: cast.hair,
      ears: cast.ears,
      skin: cast.skin,
      eyes: cast.eyes,
    }),
    ...(reading.species !== undefined && {
      species: cast.species,
      ears: cast.ears,
      halo: cast.halo,
      fangs: cast.fangs,
      horns: cast.horns,
      wings: cast.wings,
      tail: cast.tail,
      hide: cast.hide,
      hideOver: cast.hideOver,
      growths: cast.growths,
      growthColor: cast.growthColor,
      armPairs: cast.armPairs,
      sheer: cast.sheer,
      skin: cast.skin,
      eyes: cast.eyes,
    }),
    ...(reading.marks !== undefined && {
      ...(cast.growths && { growths: cast.growths, growthColor: cast.growthColor }),
      ...(cast.hide && { hide: cast.hide, hideOver: cast.hideOver, sheer: cast.sheer, skin: cast.skin }),
      ...(cast.armPairs && { armPairs: cast.armPairs }),
    }),
    ...(reading.age !== undefined && { ageYears: cast.ageYears }),
    ...(reading.gender !== undefined && { masculinity: cast.masculinity }),
    ...(reading.body !== undefined && { build: cast.build }),
    ...(reading.skin !== undefined && { skin: cast.skin }),
    ...(reading.eyeColor !== undefined && { eyes: { ...character.eyes, left: cast.eyes.left, right: cast.eyes.right } }),
    ...(cast.animal ? {} : changedHair(character, reading, cast)),
  }
}

function changedHair(character: CharacterSheet, reading: Reading, cast: CharacterSheet): Partial<CharacterSheet> {
  const isColorSaid = reading.hairColor !== undefined
  const { tipColor: _tip, streakColor: _streak, sideColor: _side, rootColor: _root, ...plain } = character.hair
  const { color, tipColor, streakColor, sideColor, rootColor } = cast.hair
  const isOnlyDetail = isColorSaid && /^with /.test(reading.hairColor ?? '')
  const colored = {
    ...plain,
    color: isOnlyDetail ? plain.color : color,
    ...(tipColor && { tipColor }),
    ...(streakColor && { streakColor }),
    ...(sideColor && { sideColor }),
    ...(rootColor && { rootColor }),
  }
  const hair = isColorSaid ? colored : character.hair
  const cut = reading.hairStyle === undefined ? {} : saidHair(reading.hairStyle)
  const isDyed = isColorSaid && !isOnlyDetail
  const { facialHair } = character
  return {
    hair: { ...hair, ...cut },
    ...(isDyed && { brows: { ...character.brows, color: cast.brows.color } }),
    ...(isDyed && facialHair && { facialHair: { ...facialHair, color: cast.hair.color } }),
    ...(reading.facialHair !== undefined && { facialHair: cast.facialHair }),
  }
}

/** The person with what was said to be worn on the head, carried, and at their side. */
export function changeThings(character: CharacterSheet, reading: Reading, cast: CharacterSheet): CharacterSheet {
  const added = <Item extends { kind: string }>(old: readonly Item[], more: readonly Item[]) => [
    ...old.filter(({ kind }) => !more.some((each) => each.kind === kind)),
    ...more,
  ]
  // It is worn, so that what is held stays in the hands.
  const isBackpackSaid = cast.jewellery.some(({ kind }) => kind === 'backpack')
  return {
    ...character,
    ...(reading.headwear !== undefined && { headwear: cast.headwear }),
    ...(reading.eyewear !== undefined && { eyewear: cast.eyewear }),
    ...((reading.jewellery !== undefined || isBackpackSaid) && { jewellery: added(character.jewellery, cast.jewellery) }),
    ...(reading.props !== undefined && !isBackpackSaid && { props: cast.props, worn: cast.worn }),
    ...(reading.companion !== undefined && { companion: cast.companion }),
    ...(reading.marks !== undefined && {
      marks: added(character.marks, cast.marks),
      ...(cast.bodyMarks && { bodyMarks: [...(character.bodyMarks ?? []), ...cast.bodyMarks] }),
      ...(cast.horns && { horns: cast.horns }),
      ...(cast.wings && { wings: cast.wings }),
      ...(cast.tail && { tail: cast.tail }),
      halo: character.halo || cast.halo,
      fangs: character.fangs || cast.fangs,
      ears: cast.ears === 'round' ? character.ears : cast.ears,
    }),
  }
}
