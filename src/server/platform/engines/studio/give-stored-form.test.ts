import { expect, test } from 'vitest'
import { givenForm } from '#studio/body/given-form.ts'
import { giveStoredForm } from './give-stored-form.ts'

test('a thread that draws has the whole human form, out of the repository', () => {
  giveStoredForm()
  expect(givenForm()?.skinCount).toBe(13_380)
})
