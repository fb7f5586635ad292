import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { BACKDROPS, type BackdropKind, type SceneSheet } from '../sheet/scene-sheet.ts'
import { sentencesOf } from '../warning.ts'
import { PLACES } from '../words/lexicon/places.ts'
import { readDescription } from '../words/read-description.ts'
import { drawBackdrop } from './draw-backdrop.ts'
import { lightFor } from './light.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE_PX = 128

function sceneOf(text: string): SceneSheet {
  return castCharacter(readDescription(text).reading, { seed: 'a', candidate: 1, style: 'anime' }).scene
}

function pixels(backdrop: BackdropKind, seed: string): Uint8ClampedArray {
  const hour = 'afternoon'
  const scene: SceneSheet = {
    version: 1,
    seed,
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop,
    timeOfDay: hour,
    weather: 'clear',
    light: lightFor(backdrop, hour, 'clear'),
    camera: { framing: 'wide', angle: 'eye level', headYaw: 0.3, headPitch: 0, headRoll: 0, bodyYaw: 0 },
  }
  const size = { widthPx: SIZE_PX, heightPx: SIZE_PX, createCanvas: createTestCanvas, blurFar: 0, blurNear: 0 }
  return drawBackdrop(scene, size).getContext('2d').getImageData(0, 0, SIZE_PX, SIZE_PX).data
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 4)
    sum += Math.abs(one[at]! - other[at]!) + Math.abs(one[at + 1]! - other[at + 1]!) + Math.abs(one[at + 2]! - other[at + 2]!)
  return sum / (one.length * 0.75)
}

describe('places', () => {
  test('there are at least 48, and each has several names', () => {
    expect(BACKDROPS.length).toBeGreaterThanOrEqual(48)
    const few = BACKDROPS.filter((place) => Object.values(PLACES).filter((named) => named === place).length < 3)
    expect(few).toEqual([])
  })

  test('each is read from three phrasings', () => {
    const sentences = ['an old man with a grey coat, @', 'a smiling girl (@) with red hair', 'portrait of a woman. @, evening']
    const misread = BACKDROPS.flatMap((place) =>
      Object.keys(PLACES)
        .filter((name) => PLACES[name] === place)
        .slice(0, 3)
        .flatMap((name, index) => {
          const sentence = sentences[index]!.replace('@', name)
          const read = sceneOf(sentence).backdrop
          return read === place ? [] : [`${sentence} → ${read}, not ${place}`]
        }),
    )
    expect(misread).toEqual([])
  })

  test('each looks less like any other place than like itself with another seed', { timeout: 60_000 }, () => {
    const drawn = BACKDROPS.map((place) => ({ place, one: pixels(place, 'a'), two: pixels(place, 'b') }))
    // A studio's cloths differ more in colour than some places do from each other.
    const places = drawn.filter(({ place }) => place !== 'studio')
    const alike = places.flatMap(({ place, one, two }) => {
      const own = difference(one, two)
      return drawn.flatMap((other) =>
        other.place === place || difference(one, other.one) > own ? [] : [`${place}: ${other.place}`],
      )
    })
    expect(alike).toEqual([])
  })
})

test.each([
  ['a footballer running in a stadium', 'stadium'],
  ['a muscular man lifting weights in a gym', 'gym'],
  ['a firefighter with an axe in front of a burning house', 'burning house'],
  ['a samurai with a katana under cherry blossoms', 'cherry avenue'],
  ['a Black man with dreadlocks and a white suit in a jazz bar', 'jazz bar'],
  ['an astronaut in a white spacesuit on the moon', 'moon'],
  ['a princess dancing at a ball', 'ballroom'],
  ['an orc warrior in front of a castle at dusk', 'castle outside'],
  ['a king sitting on a throne in his throne room', 'throne room'],
  ['a witch with a black cat in a misty swamp at night', 'swamp'],
  ['a teacher in a classroom, holding a book', 'classroom'],
  ['a nurse with a stethoscope in a hospital', 'hospital'],
  ['a girl waiting at the train station in the rain', 'train station'],
  ['a detective in a dark alley', 'alley'],
  ['an old couple on a park bench', 'park'],
  ['a mermaid underwater', 'underwater'],
  ['a ghost in a graveyard', 'graveyard'],
  ['a soldier in a war zone', 'war zone'],
  ['a farmer on a farm', 'farm'],
  ['a lion tamer in the savanna', 'savanna'],
  ['a monk at a shinto shrine', 'shrine'],
  ['a singer on stage at a rock concert', 'concert'],
  ['a couple dining in a fancy restaurant', 'restaurant'],
  ['a child in a sunflower field', 'sunflower field'],
  ['a wizard on a volcano', 'volcano'],
  ['a vampire in a haunted mansion', 'haunted house'],
  ['a sailor at the harbour at sunset', 'harbour'],
  ['a woman reading on the sofa in her living room', 'living room'],
  ['a swimmer at the swimming pool', 'swimming pool'],
  ['a hiker in front of a waterfall', 'waterfall'],
] as const)('“%s” takes place there', (text, place) => {
  expect(sceneOf(text).backdrop).toBe(place)
})

test.each([
  ['an elf in an autumn forest', 'forest', ['autumn'], undefined],
  ['a queen under the northern lights', 'snowfield', ['aurora'], 'night'],
  ['a boy watching fireworks', 'rooftop', ['fireworks'], 'night'],
  ['a nomad in a sandstorm in the desert', 'desert', ['sand'], undefined],
  ['a knight in a forest with god rays', 'forest', ['rays'], undefined],
] as const)('“%s” shows it', (text, place, sights, hour) => {
  const scene = sceneOf(text)
  expect(scene).toMatchObject({ backdrop: place, sights })
  if (hour) expect(scene.timeOfDay).toBe(hour)
})

test('a place that is not known is said', () => {
  expect(sentencesOf(readDescription('a man in a velodrome').reading.warnings).join(' ')).toContain('velodrome')
})

test('a place that another one stands for is said', () => {
  expect(sentencesOf(readDescription('a pilot in an airplane').reading.warnings)).toContain('“airplane” is drawn as a train.')
  expect(sentencesOf(readDescription('a woman in a kitchen').reading.warnings)).toEqual([])
})
