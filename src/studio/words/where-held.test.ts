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
  ['an old sailor with a pipe in his mouth', 'pipe', 'in the mouth'],
  ['a boss with a cigar clenched between his teeth', 'cigar', 'in the mouth'],
  ['a detective smoking a cigarette', 'cigarette', 'in the mouth'],
  ['a boy chewing on a blade of grass', 'blade of grass', 'in the mouth'],
  ['a singer singing into a vintage microphone', 'microphone', 'at the face'],
  ['a knight with his sword over his shoulder', 'sword', 'on the shoulder'],
  ['a hunter with a rifle slung over his shoulder', 'rifle', 'on the back'],
  ['a student hugging a stack of books', 'stack of books', 'at the chest'],
])('%s: the %s is %s', (words, term, where) => {
  expect(whereHeld(words, term)).toBe(where)
})

test.each([
  ['a sailor with a sword , hands on her hips', 'sword'],
  ['a woman with a glass and a hand on her hip', 'glass'],
  ['a girl with a lantern at her side', 'lantern'],
  ['a man with a bag over his shoulder', 'bag'],
  ['a man holding a smoking pipe', 'smoking pipe'],
  ['a reporter with a microphone', 'microphone'],
])('%s: the %s is in a hand', (words, term) => {
  expect(whereHeld(words, term)).toBeUndefined()
})
