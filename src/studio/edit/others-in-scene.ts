import type { StyleId } from '../../contract/styles.ts'
import { castOthers } from '../sheet/casting/cast-others.ts'
import type { OtherPerson } from '../sheet/other-person.ts'
import type { OtherReading, Reading } from '../sheet/reading.ts'
import { changeClothes } from './change-clothes.ts'
import type { Sheets } from './sheets.ts'

/** Words that mean whoever belongs to the character, without naming them. */
const TOGETHER =
  /\b(?:both|together|they|them|their|we|us|all (?:three|of them)|the (?:two|three|couple|twins|family|friends|sisters|brothers))\b/i
/** Nouns that name nobody in particular: they mean who is known already. */
const ANYBODY =
  /^(?:(?:little|small|young|teenage|teen|old|elderly) )?(?:wom[ae]n|m[ae]n|girl|boy|lady|guy|child|kid|friend|person|one)$/

/**
 * Who else is in a scene of a character: those the prompt names, known ones as they are known, and those who belong to the
 * character (`known`) where it says 'both' or 'they'. Who is not asked for stays at home.
 */
export function othersInScene(
  { asked, sheets }: { asked: Reading; sheets: Sheets },
  options: { prompt: string; known: readonly OtherPerson[]; seed: string; candidate: number; style: StyleId },
): readonly OtherPerson[] {
  const { prompt, known } = options
  const open = [...known]
  if (!asked.others) return TOGETHER.test(prompt) ? known.map(({ stance: _, ...person }) => person) : []
  return castOthers(asked, sheets.character, options).map((cast, index) => {
    const reading = asked.others![index]!
    const at = open.findIndex((person) => isMeant(person, reading, cast))
    const [meant] = at < 0 ? [] : open.splice(at, 1)
    if (!meant) return cast
    const { character } = meant
    const { garments } = reading
    const worn = { cast: cast.character.garments, isNewOutfit: true }
    return {
      ...cast,
      ...(meant.called && { called: meant.called }),
      character: { ...character, ...(garments && { garments: changeClothes(character.garments, garments, worn) }) },
    }
  })
}

/** 'her daughter' means the daughter she was made with; 'a girl' does when she is one, 'a knight' is somebody new. */
function isMeant({ called, character }: OtherPerson, reading: OtherReading, cast: OtherPerson): boolean {
  if (called !== undefined && called === reading.called) return true
  const isAlike =
    Math.abs(character.masculinity - cast.character.masculinity) < 0.5 &&
    character.ageYears < 18 === cast.character.ageYears < 18 &&
    character.species === cast.character.species
  return ANYBODY.test(reading.called) && isAlike
}
