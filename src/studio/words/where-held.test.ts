import { expect, test } from 'vitest'
import { whereHeld } from './where-held.ts'

test.each([
  ['a knight with her sword raised above her head', 'sword', 'overhead'],
  ['a viking raising his axe', 'axe', 'overhead'],
  ['a teenager with a basketball under his arm', 'basketball', 'under arm'],
  ['a ronin with a katana at his left hip', 'katana', 'at the hip'],
  ['a hunter , bow slung across her back', 'bow', 'on the back'],
  ['a student holding a book to her chest', 'book', 'at the chest'],
  ['a geisha with a fan in front of her face', 'fan', 'at the face'],
  ['a pirate looking through a brass telescope', 'telescope', 'at the eye'],
])('%s: the %s is %s', (words, term, where) => {
  expect(whereHeld(words, term)).toBe(where)
})

test.each([
  ['a sailor with a sword , hands on her hips', 'sword'],
  ['a woman with a glass and a hand on her hip', 'glass'],
  ['a girl with a lantern at her side', 'lantern'],
  ['a man with a bag over his shoulder', 'bag'],
])('%s: the %s is in a hand', (words, term) => {
  expect(whereHeld(words, term)).toBeUndefined()
})
