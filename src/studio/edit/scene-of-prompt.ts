import type { StyleId } from '../../contract/styles.ts'
import { moodOf } from '../sheet/casting/cast-scene.ts'
import { type Choices, choicesFor } from '../sheet/casting/choices.ts'
import type { Reading } from '../sheet/reading.ts'
import type { Camera, SceneSheet } from '../sheet/scene-sheet.ts'
import { undrawn, type Warning } from '../warning.ts'
import { readDescription } from '../words/read-description.ts'
import { castFor } from './cast-for.ts'
import { changeThings } from './change-character.ts'
import { changeClothes } from './change-clothes.ts'
import { changeScene } from './change-scene.ts'
import type { Sheets } from './sheets.ts'

/** What belongs to the person and not to a scene. */
const OF_THE_PERSON = ['hairColor', 'eyeColor', 'skin'] as const satisfies readonly (keyof Reading)[]

/**
 * The character in the scene that a prompt tells: place, hour, weather, pose, mood, view, and what they wear and hold there.
 * Who they are stays; `asked` is what the prompt says. The same prompt and seed give the same scenes; `index` counts the pictures from 1.
 */
export function sceneOfPrompt(
  home: Sheets,
  prompt: string,
  options: { name: string; mentionedName?: string; seed: string; index: number; style: StyleId },
): { sheets: Sheets; asked: Reading; warnings: Warning[] } {
  const { seed, index, style } = options
  const reading = readScenePrompt(prompt, options)
  const cast = castFor(home.character, reading, { seed, candidate: index, style })
  const { hairStyle: _, ...things } = reading
  const character = changeThings({ ...home.character }, { ...things, marks: undefined }, cast.character)
  const dressed = {
    ...character,
    garments: reading.garments
      ? changeClothes(character.garments, reading.garments, { cast: cast.character.garments, isNewOutfit: true })
      : character.garments,
  }
  const choices = choicesFor(seed, index)
  const scene = changeScene(openScene(home.scene, reading, { cast: cast.scene, choices }), reading, cast.scene)
  const personSaid = OF_THE_PERSON.map((trait) => reading[trait]).find((said) => said !== undefined)
  return {
    sheets: { character: dressed, scene: { ...scene, seed: `${seed}/${index}` } },
    asked: reading,
    warnings: [
      ...reading.warnings.map(ofScene),
      ...(personSaid ? [undrawn(personSaid, 'Hair, eyes and skin stay the character’s own; Flash Edit changes them.')] : []),
    ],
  }
}

/** The character is the main thing of a scene, whatever is read of its words. */
function ofScene(warning: Warning): Warning {
  return warning.why === 'not-understood' ? { ...warning, weight: 'small' } : warning
}

/** Where the character's name stands the reader must see a person, so that nobody else in the text is taken for them. */
function readScenePrompt(prompt: string, { name, mentionedName }: { name: string; mentionedName?: string }): Reading {
  const alone = mentionedName === undefined ? prompt : prompt.replaceAll(nameOf(mentionedName), ' ')
  const named = alone.replaceAll(nameOf(name), 'a person')
  const { reading } = readDescription(named)
  const guise = /\b(?:dressed |disguised |clad )?as an? ([^,.;!?]+)/i.exec(named)?.[1]
  if (guise === undefined) return reading
  const { garments, headwear, props } = readDescription(`a ${guise}`).reading
  return {
    ...reading,
    ...(!reading.garments && garments && { garments }),
    ...(!reading.headwear && headwear && { headwear }),
    ...(!reading.props && props && { props }),
  }
}

/** What the prompt leaves open: the place stays, pose, look and view differ from picture to picture. */
function openScene(home: SceneSheet, reading: Reading, { cast, choices }: { cast: SceneSheet; choices: Choices }): SceneSheet {
  const isElsewhere = reading.place !== undefined
  return {
    ...home,
    pose: cast.pose,
    gesture: cast.gesture,
    seat: cast.seat,
    ...moodOf(cast),
    gaze: cast.gaze,
    ...(!isElsewhere && cast.weather === 'snow' && reading.weather !== undefined && { backdrop: 'snowfield' as const }),
    ...(isElsewhere && {
      sights: cast.sights,
      timeOfDay: cast.timeOfDay,
      weather: cast.weather === 'cloudy' ? 'clear' : cast.weather,
    }),
    camera: { ...cast.camera, framing: openFraming(reading, choices) },
  }
}

/** A scene wants its place to be seen, and who is in it. */
function openFraming(reading: Reading, choices: Choices): Camera['framing'] {
  const options =
    reading.place === undefined
      ? (['half figure', 'bust', 'three-quarter figure'] as const)
      : (['half figure', 'three-quarter figure', 'full figure'] as const)
  return choices.one('scene framing', options)
}

function nameOf(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`@?(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
