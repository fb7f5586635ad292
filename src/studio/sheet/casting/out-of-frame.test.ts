import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'
import { outOfFrame } from './out-of-frame.ts'

function left(text: string, candidate = 1) {
  const { reading } = readDescription(text)
  return outOfFrame(reading, castCharacter(reading, { seed: 's', candidate, style: 'anime' }).scene.camera.framing)
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

test('of a mermaid no more is drawn than the studio can, and what is asked for beyond that is said', () => {
  expect(left('a mermaid sitting on a rock')).toEqual([])
  expect(left('full body shot of a mermaid')).toEqual(['The studio can not draw “mermaid tail” yet: legs are drawn.'])
})

test.each([1, 2, 3])('what is said is in the frame where the frame is open, candidate %i', (candidate) => {
  expect(left('a knight with red boots and a sword', candidate)).toEqual([])
  expect(left('a woman in a blue skirt and a red dress', candidate)).toEqual([])
})
