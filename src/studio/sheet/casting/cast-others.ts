import type { StyleId } from '../../../contract/styles.ts'
import type { Rgb } from '../../color.ts'
import { castCharacter } from '../cast-character.ts'
import type { CharacterSheet } from '../character-sheet.ts'
import type { OtherPerson } from '../other-person.ts'
import type { OtherReading, Reading } from '../reading.ts'
import { moodOf } from './cast-scene.ts'

interface CastOptions {
  readonly seed: string
  readonly candidate: number
  readonly style: StyleId
}

/** Of this many draws of the dice the clothes are taken that differ most from what the others wear. */
const WARDROBES = 3

/** Who is in the picture with the character, as the same description tells them. */
export function castOthers(reading: Reading, character: CharacterSheet, options: CastOptions): OtherPerson[] {
  const cast: OtherPerson[] = []
  for (const other of reading.others ?? []) {
    const dressed = [character, ...cast.map((each) => each.character)]
    cast.push(castOther(reading, other, dressed, { ...options, number: cast.length + 2 }))
  }
  return cast
}

function castOther(
  { place, timeOfDay, weather, light }: Reading,
  { called, bond, touch, ...own }: OtherReading,
  dressed: readonly CharacterSheet[],
  options: CastOptions & { number: number },
): OtherPerson {
  const { seed, number } = options
  // Clothes suit the place, the hour and the weather that all of them are in.
  const scenery = {
    ...(place && { place }),
    ...(timeOfDay && { timeOfDay }),
    ...(weather && { weather }),
    ...(light && { light }),
  }
  const said: Reading = { ...scenery, ...own, warnings: [] }
  const draw = (of: string) => castCharacter(said, { ...options, seed: of })
  // The dice of the first give the same face to a twin and the same heritage to a daughter; nobody else looks like them.
  const strangers = Array.from({ length: WARDROBES }, (_, index) => draw(`${seed}/${number}${index === 0 ? '' : `/${index}`}`))
  const person = bond === undefined ? strangers[0]! : draw(seed)
  const worn = strangers.map(({ character }) => ({
    character,
    distance: Math.min(...dressed.map((each) => apart(character, each))),
  }))
  const best = worn.reduce((a, b) => (b.distance > a.distance + 0.08 ? b : a)).character
  const isDressed = own.garments !== undefined
  const { pose, gesture, seat } = person.scene
  return {
    called,
    ...(touch && { touch }),
    character: {
      ...person.character,
      // Whose dice are the same have other freckles, locks and folds all the same.
      seed: `${person.character.seed}/${number}`,
      garments: isDressed ? person.character.garments : best.garments,
    },
    ...((own.pose !== undefined || own.expression !== undefined || own.props !== undefined) && {
      stance: {
        ...((own.pose !== undefined || own.props !== undefined) && { pose, gesture, seat }),
        ...(own.expression !== undefined && moodOf(person.scene)),
      },
    }),
  }
}

/** How far the colours of what two wear are from each other. */
function apart(one: CharacterSheet, other: CharacterSheet): number {
  const [a, b] = [one.garments.at(-1)?.color ?? GREY, other.garments.at(-1)?.color ?? GREY]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const GREY: Rgb = [0.5, 0.5, 0.5]
