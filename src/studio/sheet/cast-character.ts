import { keepBodyWords } from '#studio/body/kept-body-words.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { StyleId } from '../../contract/styles.ts'
import { isAfterLife } from '../styles/draws-person.ts'
import { areBodyMarksSaid } from './casting/are-body-marks-said.ts'
import { castAccessories } from './casting/cast-accessories.ts'
import { castClothes } from './casting/cast-clothes.ts'
import { castBrows, castFacialHair, castHair } from './casting/cast-hair.ts'
import { castBody, castEyes } from './casting/cast-marks.ts'
import { castBuild, castFace, castPerson, castSkin, MASCULINITY } from './casting/cast-person.ts'
import { castScene } from './casting/cast-scene.ts'
import { choicesFor } from './casting/choices.ts'
import { browsAsSaid, faceAsSaid, lashesAsSaid } from './casting/face-traits.ts'
import { PALETTES, PALETTES_OF_LIFE } from './casting/palettes.ts'
import { settingOf } from './casting/settings.ts'
import type { CharacterSheet } from './character-sheet.ts'
import type { Reading } from './reading.ts'
import type { SceneSheet } from './scene-sheet.ts'

interface CastOptions {
  /** Of the job, not of the text: the same seed with one word changed keeps all that the word does not say. */
  readonly seed: string
  /** 1, 2 or 3: what the text states is the same in all, what it leaves open differs. */
  readonly candidate: number
  readonly style: StyleId
}

/** Decides everything that a drawing needs from what a description says. */
export function castCharacter(reading: Reading, options: CastOptions): { character: CharacterSheet; scene: SceneSheet } {
  const { seed, candidate, style } = options
  const choices = choicesFor(seed, candidate)
  const isFromLife = isAfterLife(style)
  const person = castPerson(reading, choices)
  const setting = settingOf(reading)
  // The kind of person counts too, so that one seed does not dress everybody alike; a changed colour or mood does not.
  const kindOfPerson = [setting, person.species, reading.gender, reading.age].join(' ')
  const ofBeing = person.species === 'human' ? undefined : seldomPart('palettes of beings')[person.species]
  const open = isFromLife ? PALETTES_OF_LIFE : PALETTES
  const palette = choices.one(`palette ${kindOfPerson}`, ofBeing ?? open)
  const skin = castSkin(reading, person, choices)
  const hair = castHair(reading, person, choices, style)
  const facialHair = castFacialHair(reading, person, hair.color, choices)
  const { marks = [] } = reading
  const poser = { ageYears: person.ageYears, gender: person.gender, setting }
  const sceneOf = (from: Reading) => castScene(from, { seed, candidate, poser, isFromLife })
  const scene = sceneOf(reading)
  const bodyMarks = areBodyMarksSaid(reading) ? seldomPart('body marks') : undefined
  const bodyWords = keepBodyWords([], reading.bodyWords ?? [])
  const ownSeed = `${seed}/${candidate}`
  const said: CharacterSheet = {
    version: 1,
    seed: ownSeed,
    species: person.species,
    ageYears: person.ageYears,
    masculinity: MASCULINITY[person.gender],
    ...(person.forebears ? { forebears: person.forebears } : {}),
    build: castBuild(reading, person, choices),
    face: faceAsSaid(castFace(person, choices), marks),
    skin,
    hair,
    ...(facialHair ? { facialHair } : {}),
    eyes: lashesAsSaid(castEyes(reading, person, choices), marks),
    brows: browsAsSaid(castBrows(hair, choices), marks),
    ...castBody(reading, person, skin.base, hair.color, scene.camera.headYaw > 0 ? 'right' : 'left'),
    ...bodyMarks?.cast(reading, skin.base),
    garments: castClothes(
      bodyMarks ? { ...reading, garments: bodyMarks.baringClothes(reading) } : reading,
      person,
      choices,
      setting,
      palette,
    ),
    ...castAccessories(reading, palette),
    ...(bodyWords.length > 0 ? { bodyWords } : {}),
  }
  const animal = marks.some((mark) => mark.endsWith(' head')) ? seldomPart('animal') : undefined
  const character = animal ? animal.cast(said, reading, choices) : said
  const isBeing = person.species !== 'human' || marks.length > 0 || reading.skin !== undefined
  const cast = { character: isBeing ? seldomPart('being')(character, reading) : character, scene }
  return animal ? animal.alone(cast, reading, { choices, castScene: sceneOf }) : cast
}
