import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const sceneOf = (text: string) =>
  castCharacter(readDescription(text).reading, { seed: 'light', candidate: 1, style: 'anime' }).scene

test.each([
  ['silhouette of a man against the sunset', ['silhouette']],
  ['a woman in a white dress, backlit', ['backlit']],
  ['a boxer with rim light', ['rim light']],
  ['a detective, light through venetian blinds', ['blinds']],
  ['a singer in a spotlight', ['spotlight']],
  ['a witch lit from below by firelight', ['from below']],
  ['an old man, chiaroscuro, dramatic lighting', ['low key']],
  ['a woman, high key lighting', ['high key']],
  ['an elf in moonlight', ['moonlight']],
  ['a woman in the desert in harsh sunlight', ['hard sun']],
  ['black and white photo of an old sailor', ['black and white']],
  ['a sepia photograph of a soldier', ['sepia']],
  ['a detective, film noir', ['dramatic', 'black and white']],
  ['an old wizard lit by candles', ['small flame']],
  ['a sorceress in torchlight', ['small flame']],
  ['a farmer under an overcast sky', ['overcast']],
  ['a girl in soft light', undefined],
  ['a woman in a red gown with an elegant silhouette', undefined],
  ['an hourglass silhouette, red dress', undefined],
  ['a man with a tattoo of a wolf silhouette', undefined],
  ['a girl in a black and white dress', undefined],
])('%s', (text, effects) => {
  expect(sceneOf(text).light.effects).toEqual(effects)
})

test('light tells of the hour and the sky where nobody does', () => {
  expect(sceneOf('a woman, backlit')).toMatchObject({ timeOfDay: 'golden hour', weather: 'clear' })
  expect(sceneOf('a man in harsh sunlight')).toMatchObject({ timeOfDay: 'noon', weather: 'clear' })
  expect(sceneOf('silhouette of a dancer').camera.framing).toBe('three-quarter figure')
  expect(sceneOf('a woman in the rain, backlit').weather).toBe('rain')
})
