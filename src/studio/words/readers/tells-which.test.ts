import { expect, test } from 'vitest'
import { readDescription } from '../read-description.ts'

const thingsOf = (text: string) => readDescription(text).reading.things

test.each([
  'a tree surgeon',
  'a bus conductor',
  'a computer scientist',
  'a TV presenter',
  'a van Gogh lookalike',
  'a couch potato',
  'a door-to-door salesman',
  'a jet-lagged traveler',
  'a man with a fountain pen',
  'a woman in mirror sunglasses',
  'a man with a bed of roses tattoo',
  'a man wearing a shirt with a car on it',
  'a man as tall as a tree',
])('%s: a thing that only tells which stands nowhere', (text) => {
  expect(thingsOf(text)).toBeUndefined()
})

test.each([
  ['a man at a desk looks up', ['desk before']],
  ['a taxi waits behind her', ['taxi behind']],
  ["a woman leaning on the car's hood", ['car leaned on']],
  ['woman, red car, sunset', ['red car behind']],
  ['a desk with a computer on it', ['desk beside', 'computer on top']],
])('%s: a thing after which the sentence goes on is there', (text, things) => {
  expect(thingsOf(text)).toEqual(things)
})
