import { expect, test } from 'vitest'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../read-description.ts'

const sceneOf = (text: string) =>
  castCharacter(readDescription(text).reading, { seed: 'place', candidate: 1, style: 'anime' }).scene

test.each([
  ['a mafia boss in a dim office', 'office'],
  ['a nurse in a hospital corridor', 'ward corridor'],
  ['a girl sitting on porch steps', 'porch'],
  ['a cowboy leaning on a wooden fence', 'fence'],
  ['a librarian by a rainy window', 'window'],
  ['a woman by a large window', 'window'],
  ['a woman sitting by the big window in a café', 'cafe'],
  ['an astronaut in the Mars desert', 'mars'],
  ['a girl in a seaside village', 'harbour'],
  ['a businessman in front of a glass skyscraper', 'downtown'],
  ['an old baker in his cosy bakery', 'bakery'],
  ['a blacksmith, glowing forge behind him', 'forge'],
  ['a boy in an abandoned subway station', 'subway'],
  ['a woman on a balcony overlooking the sea', 'sea'],
  ['a girl in a rainy street with neon signs', 'neon city'],
  ['a woman against a white wall', 'studio'],
  ['a knight in front of a burning castle', 'castle outside'],
  ['a girl waiting outside the coffee shop', 'city street'],
  ['a girl in a coffee shop, looking outside', 'cafe'],
  ['a punk leaning on a brick wall', 'alley'],
  ['a boy leaning against a brick wall, rainy street, neon signs', 'neon city'],
  ['a detective on a rainy street with neon lights', 'neon city'],
  ['a monk in a temple at sunset', 'shrine'],
])('%s is in the place that is said: %s', (text, place) => {
  expect(sceneOf(text).backdrop).toBe(place)
})

test('a dim room is dim, and purple flames are seen in the light', () => {
  expect(sceneOf('a man in a gloomy library').light.effects).toEqual(['dramatic'])
  expect(sceneOf('a man in a library').light.effects).toBeUndefined()
  const rim = sceneOf('a queen in a throne room, purple flames').light.rim
  expect(rim[2]).toBeGreaterThan(rim[1] * 1.3)
})

test('under a blue sky it is day, whatever else the weather does', () => {
  expect(sceneOf('a boy standing in the wind, tall grass, big blue sky').timeOfDay).toBe('noon')
})
