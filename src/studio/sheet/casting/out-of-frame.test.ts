import { expect, test } from 'vitest'
import { sentencesOf } from '../../warning.ts'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'
import { outOfFrame } from './out-of-frame.ts'

function left(text: string, candidate = 1) {
  const { reading } = readDescription(text)
  return sentencesOf(outOfFrame(reading, castCharacter(reading, { seed: 's', candidate, style: 'anime' }).scene.camera.framing))
}

test('what a close portrait leaves out is said', () => {
  expect(left('close-up portrait of a woman with red boots, a blue skirt, a green scarf and a sword')).toEqual([
    "“boots” is out of the picture's frame.",
    "“skirt” is out of the picture's frame.",
    "“sword” is out of the picture's frame.",
  ])
})

test('what is worn on the face or down from the shoulders is in every frame', () => {
  expect(left('close-up portrait of a man with a nose ring and an orange spacesuit')).toEqual([])
  expect(left('close-up portrait of a man with a silver ring')).toEqual(["“silver ring” is out of the picture's frame."])
})

test('the tail of a mermaid is in the picture, unless another frame is asked for', () => {
  expect(left('a mermaid with a green tail sitting on a rock')).toEqual([])
  expect(left('close-up of a mermaid with a green tail')).toEqual(["“green tail” is out of the picture's frame."])
})

test.each([1, 2, 3])('what is said is in the frame where the frame is open, candidate %i', (candidate) => {
  expect(left('a knight with red boots and a sword', candidate)).toEqual([])
  expect(left('a woman in a blue skirt and a red dress', candidate)).toEqual([])
})
