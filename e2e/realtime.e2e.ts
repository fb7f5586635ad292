import type { World } from './fixtures.ts'
import { expect, test } from './fixtures.ts'

const start = (world: World, name: string) =>
  world.call<{ jobId: string }>('create-preview', {
    name,
    characterDescription: 'A calm woman with silver hair',
    style: 'anime',
  })

test('RL-02 a job that ends is seen at once, without a question', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  const heard: string[] = []
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)).type)))
  await page.goto('/generations')
  await expect.poll(() => heard).toContain('response')
  await expect(page.getByText('No tasks found')).toBeVisible()
  // From here on no question is answered: only what is told can show it.
  await page.route('**/v1/functions/get-*/executions', () => {})
  await world.directEngine({ next: 'succeed', delayMs: 300, userId })
  await start(world, 'Maren')
  await expect(page.getByRole('button', { name: /^Maren, / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Maren, Preview: Complete' })).toBeVisible()
})

test('RL-10 without realtime the polling still brings all changes', async ({ page, world }) => {
  await world.signIn('rich')
  await page.routeWebSocket('**/v1/realtime**', (line) => line.close({ code: 1008 }))
  await page.clock.install()
  await page.goto('/generations')
  await start(world, 'Tomas')
  const card = page.getByRole('button', { name: 'Tomas, Preview: Complete' })
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(card).toBeVisible({ timeout: 250 })
  }).toPass()
})

test('what happened while the line was down is shown when it is back', async ({ page, world }) => {
  await world.signIn('rich')
  let drop = () => {}
  let lines = 0
  await page.routeWebSocket('**/v1/realtime**', (line) => {
    lines += 1
    const server = line.connectToServer()
    drop = () => {
      line.close({ code: 1012 })
      server.close()
    }
  })
  await page.goto('/generations')
  await expect.poll(() => lines).toBe(1)
  await expect(page.getByText('No tasks found')).toBeVisible()
  drop()
  await start(world, 'Yara')
  await expect.poll(() => lines).toBe(2)
  await expect(page.getByRole('button', { name: /^Yara, / })).toBeVisible()
})

test('credits that arrive elsewhere are seen at once', async ({ page, world }) => {
  await world.signIn('broke')
  await page.goto('/generations')
  const balance = page.getByRole('banner').getByTitle('Your credits')
  await expect(balance).toContainText('0')
  await world.call('daily-claims', { action: 'claim', timezone: 'UTC' })
  await expect(balance).toContainText('150')
})
