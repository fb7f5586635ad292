import { expect, test } from 'vitest'
import { completeMention, mentionedIn, openMention, splitMentions } from './mentions.ts'

const ann = { $id: 'a', name: 'Ann' }
const anna = { $id: 'b', name: 'Anna Lind' }
const people = [ann, anna]
const names = (text: string) => mentionedIn(text, people).map(({ name }) => name)

test('a name after an @ is somebody, the longest one, without regard to case', () => {
  expect(names('@Anna Lind waves to @ann.')).toEqual(['Anna Lind', 'Ann'])
  expect(names('@Anna waves, @Annabel too')).toEqual([])
  expect(names('mail ann@Ann.example')).toEqual([])
})

test('somebody named twice is named once, and the text stays whole in its parts', () => {
  expect(names('@Ann and @Ann')).toEqual(['Ann'])
  const parts = splitMentions('Hello @Ann, sit.', people)
  expect(parts).toEqual([{ text: 'Hello ' }, { text: '@Ann', who: ann }, { text: ', sit.' }])
})

test('a name that is being typed is found before the caret, and completed in its place', () => {
  const text = 'Dinner with @An tonight'
  expect(openMention(text, 15)).toEqual({ at: 12, typed: 'An' })
  expect(openMention('a@b', 3)).toBeUndefined()
  expect(openMention('@ Ann', 5)).toBeUndefined()
  expect(completeMention(text, 15, { at: 12, name: 'Anna Lind' })).toEqual({
    text: 'Dinner with @Anna Lind tonight',
    caret: 23,
  })
})
