import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'
import { makeCharacter } from './steps.ts'

test('PS-07 a finished picture is made larger for its price, and the job is listed', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Rosalind')
  await expect
    .poll(async () => (await world.call<{ data: unknown[] }>('get-characters')).data.length, { timeout: 60_000 })
    .toBe(1)
  const [character] = (await world.call<{ data: { previewUrl: string }[] }>('get-characters')).data
  const url = character?.previewUrl ?? ''
  await stageLibrary(page, [stagedJob(1, { characterName: 'Rosalind', resultUrls: [url], resultUrl: url, chatId })])
  await page.goto('/generations')
  await page.getByRole('button', { name: /^Rosalind,/ }).click()
  const before = await world.credits()
  const request = page.waitForRequest('**/functions/image-generation-upscaler/executions')
  await page.getByRole('button', { name: 'Upscale · 20 credits' }).click()
  expect(JSON.parse((await request).postDataJSON().body)).toMatchObject({ imageUrl: url, scale: 2, chatId })
  await expect(page.getByText('Upscale started', { exact: true })).toBeVisible()
  expect(await world.credits()).toBe(before - 20)
  const { data } = await world.call<{ data: { jobs?: unknown; data: { type: string }[] } }>('get-user-jobs')
  expect(data.data.map(({ type }) => type)).toContain('image-upscale')
})

test('several pictures are turned by keys, brought nearer, and shown to everyone', async ({ page, world }) => {
  await world.signIn('rich')
  const resultUrls = ['/showcase/films/hero.webp', '/showcase/films/loop-1.webp', '/showcase/films/loop-2.webp']
  await stageLibrary(page, [stagedJob(1, { resultUrls, resultUrl: resultUrls[0], thumbnailUrls: resultUrls })])
  await page.goto('/generations')
  await page.getByRole('button', { name: /^Somebody 1,/ }).click()
  const viewer = page.getByRole('dialog')
  const shown = viewer.getByRole('img', { name: /Somebody 1/ })
  await expect(shown).toHaveAttribute('src', '/showcase/films/hero.webp')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('src', '/showcase/films/loop-2.webp')
  await expect(viewer.getByText('3 of 3')).toBeVisible()
  const frame = shown.locator('..')
  await page.keyboard.press('+')
  await expect(frame).toHaveAttribute('style', /scale\(1\.5\)/)
  await shown.dblclick()
  await expect(frame).toHaveAttribute('style', /scale\(1\)/)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Somebody 1,/ })).toBeFocused()
})
