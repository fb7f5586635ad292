import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'

const faults = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

test('cards and rows of jobs are called what is written on them', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [
    stagedJob(1, { type: 'video-generation', videoOptions: { resolution: '480p', fps: 25, aspectRatio: '16:9' } }),
    stagedJob(2, { type: 'create-preview', resultUrls: ['/a.png', '/b.png', '/c.png'] }),
    stagedJob(3, { type: 'dress-up', status: 'RUNNING' }),
    stagedJob(4, { type: 'dress-up', status: 'FAILED' }),
  ])
  await page.goto('/generations')
  await expect(page.getByRole('button', { name: 'Somebody 1, Video: Complete 480p' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Somebody 2, Preview: Complete 3 takes' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: /^In the making/ }).click()
  const rows = page.getByRole('dialog', { name: 'In the making' })
  await expect(rows.getByRole('button', { name: 'Somebody 3, Dress Up: Generating...', exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
})
