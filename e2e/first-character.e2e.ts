import { expect, test } from './fixtures.ts'
import { chooseFirstTake, describeCharacter, signInThroughStandIn, stayingToast } from './steps.ts'

const DESCRIPTION = 'A red-haired pirate captain with green eyes and a navy coat on the deck of a ship at dusk'

test('PS-01 SI-07 CW-30 a guest signs in, describes a character, gets it free, chooses it and finds it on its page', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await signInThroughStandIn(page, { name: 'Mira Lindqvist', email: 'mira@example.test' })

  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
  await describeCharacter(page, { name: 'Captain Ruby', description: DESCRIPTION })
  await expect(page.getByRole('dialog').getByText('FREE').last()).toBeVisible()
  await page.getByRole('button', { name: /^Create/ }).click()
  await expect(page.getByText('Free Generation Started! This generation is on us - no credits will be deducted.')).toBeVisible()
  await expect(page).toHaveURL('/generations')

  await page.getByRole('button', { name: /Captain Ruby, Preview: Complete/ }).click()
  await expect(page.getByText('Select your character!').first()).toBeVisible()
  await chooseFirstTake(page)
  await expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/generations')

  await page.getByRole('button', { name: 'Captain Ruby, Character: Complete' }).click()
  await page.getByRole('link', { name: 'Go to the character' }).click()
  await expect(page.getByRole('heading', { name: 'Captain Ruby', exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Captain Ruby, portrait/i })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('figure')).toHaveCount(9)

  const characters = await world.call<{ data: { name: string }[]; total: number }>('get-characters')
  expect(characters).toMatchObject({ total: 1, data: [{ name: 'Captain Ruby' }] })
  expect(await world.credits()).toBe(0)
})

test('CW-31 ER-32 ER-34 without credits the description stays, the texts of the product show, and nothing is charged', async ({
  page,
  world,
}) => {
  await world.signIn('broke')
  await page.clock.install()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, { name: 'Nobody', description: DESCRIPTION })
  const toast = await stayingToast(page, page.getByRole('button', { name: /^Create/ }), 'Insufficient Credits')
  await expect(toast).toContainText("You don't have enough credits to generate character previews. Please top up your balance.")
  await expect(page).toHaveURL('/create')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(DESCRIPTION)
  expect(await world.call<{ data: { total: number } }>('get-user-jobs')).toMatchObject({ data: { total: 0 } })
  expect(await world.credits()).toBe(0)
  await toast.getByRole('button', { name: 'Get Credits' }).click()
  await expect(page).toHaveURL('/pricing')
})
