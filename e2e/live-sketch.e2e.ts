import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../scripts/run-tool.ts'
import { expect, test } from './fixtures.ts'

/** Mean red, green and blue of the sketch that is shown, undefined while none is. */
async function meanColour(page: Page): Promise<{ red: number; green: number; blue: number } | undefined> {
  return page.getByLabel('Live sketch of your description').evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    if (getComputedStyle(canvas).visibility === 'hidden') return undefined
    const copy = new OffscreenCanvas(16, 16).getContext('2d')
    copy?.drawImage(canvas, 0, 0, 16, 16)
    const { data } = copy?.getImageData(0, 0, 16, 16) ?? { data: [] }
    const mean = (channel: number) => {
      let sum = 0
      for (let index = channel; index < data.length; index += 4) sum += data[index] ?? 0
      return sum / (data.length / 4)
    }
    return { red: mean(0), green: mean(1), blue: mean(2) }
  })
}

test('a guest sees a character appear and change while typing, on their own device', async ({ page }) => {
  await page.goto('/create')
  const field = page.getByRole('textbox', { name: 'Describe your character' })
  await expect(field).toBeVisible()
  expect(await meanColour(page)).toBeUndefined()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/v1/') && calls.push(request.url()))

  await field.fill('xyzzy')
  await field.fill('a woman in a red coat in front of a red wall')
  await expect.poll(() => meanColour(page)).toBeDefined()
  await field.fill('a woman in a blue coat at the sea under a blue sky')
  await expect
    .poll(async () => {
      const colour = await meanColour(page)
      return colour !== undefined && colour.blue > colour.red
    })
    .toBe(true)
  await field.fill('')
  await expect.poll(() => meanColour(page)).toBeUndefined()
  expect(calls).toEqual([])
})

test('a photograph is sketched before the whole human form has come, and anew when it has', async ({ page, context }) => {
  const { promise: isLate, resolve: comes } = Promise.withResolvers<void>()
  await context.route(/\/whole-.{8}\.bin$/, async (route) => {
    await isLate
    await route.continue()
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/create')
  await page.getByRole('textbox', { name: 'Describe your character' }).fill('a woman in a red coat waving at the sea')
  await expect.poll(() => meanColour(page)).toBeDefined()
  const first = await meanColour(page)
  expect(errors.filter((error) => error.includes('form'))).toEqual([])
  comes()
  await expect.poll(() => meanColour(page)).not.toEqual(first)
})

test('the data of the human form come packed, once, and are those of the repository', async ({ request }) => {
  const assets = join(ROOT, 'dist/assets')
  for (const file of ['sketch', 'whole']) {
    const name = (await readdir(assets)).find((asset) => new RegExp(`^${file}-.{8}\\.bin$`).test(asset))
    const response = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const stored = await readFile(join(ROOT, `src/studio/body/data/${file}.bin`))
    expect((await response.body()).equals(stored)).toBe(true)
  }
})
