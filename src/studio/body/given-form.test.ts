import { afterAll, expect, test, vi } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'

/** The module as a program that has just begun has it. */
async function fresh() {
  vi.resetModules()
  return import('./given-form.ts')
}

afterAll(() => vi.resetModules())

test('where nobody has given a form there is none', async () => {
  const { givenForm } = await fresh()
  expect(givenForm()).toBeUndefined()
})

test('the form is read when it is first asked for, and once', async () => {
  const { giveForm, givenForm } = await fresh()
  const read = vi.fn(() => formBytes('whole'))
  giveForm('whole', read)
  expect(read).not.toHaveBeenCalled()
  const form = givenForm()
  expect(form?.skinCount).toBeGreaterThan(13_000)
  expect(givenForm()).toBe(form)
  expect(read).toHaveBeenCalledTimes(1)
})

test('the whole form takes the place of the first sketch of it, whichever came first', async () => {
  const { giveForm, givenForm } = await fresh()
  giveForm('sketch', () => formBytes('sketch'))
  const coarse = givenForm()
  giveForm('whole', () => formBytes('whole'))
  const fine = givenForm()
  expect(fine?.skinCount).toBeGreaterThan(coarse?.skinCount ?? Number.POSITIVE_INFINITY)
  giveForm('sketch', () => formBytes('sketch'))
  expect(givenForm()).toBe(fine)
})
