import type { Page } from '@playwright/test'
import { stagedJob } from '../../e2e/library-stage.ts'
import { keepOriginal, openMenu, openSelection, pressEach, pressOn } from './preparations.ts'
import type { Screen } from './screen.ts'
import { answer, breakOff, hold } from './stages.ts'

const ENHANCED =
  'A retired lighthouse keeper in his seventies with a long white beard, weathered skin and kind grey eyes behind round ' +
  'glasses. He wears a plum coat with brass buttons and stands in his library in the light of a late afternoon.'
const EXPIRED = ['photoreal', 'anime', 'pixel-art'].map((style) => `/showcase/styles/${style}.webp`)

const startWithDescription = pressOn('button', 'Start with Description')

/** A photo that is drawn anew in a style. */
async function redraw(page: Page): Promise<void> {
  await keepOriginal(page)
  await page.getByRole('radio', { name: 'Anime' }).press('Space')
}

/** From the poster to the choice of a face, in the states that do not come by themselves. */
export const DOOR_SCREENS: readonly Screen[] = [
  {
    name: 'create-described',
    as: 'guest',
    path: '/create',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Surprise me' }).click()
      await page.locator('figure canvas').first().waitFor()
    },
  },
  { name: 'create-questions', as: 'guest', path: '/create', prepare: (page) => page.locator('summary').first().click() },
  {
    name: 'menu-guest',
    as: 'guest',
    path: '/create',
    prepare: openMenu,
  },
  {
    name: 'sign-up',
    over: 'dialog',
    as: 'guest',
    path: '/create',
    prepare: pressEach(['button', 'Start with Description'], ['button', 'Create an account']),
  },
  {
    name: 'guard-waiting',
    as: 'user',
    path: '/generations',
    stage: (page) => page.route('**/v1/account', () => {}),
    prepare: (page) => page.getByRole('progressbar').waitFor(),
  },
  { name: 'wizard-empty', over: 'dialog', as: 'newcomer', path: '/create', prepare: startWithDescription },
  {
    name: 'wizard-short',
    over: 'dialog',
    as: 'user',
    path: '/create',
    prepare: async (page) => {
      await startWithDescription(page)
      await page.getByRole('textbox', { name: 'Character name' }).fill('Anselm')
      await page.getByRole('textbox', { name: 'Description' }).fill('A keeper')
    },
  },
  {
    name: 'wizard-enhanced',
    over: 'dialog',
    as: 'user',
    path: '/create',
    stage: answer('enhance-prompt', { success: true, enhancedPrompt: ENHANCED }),
    prepare: async (page) => {
      await startWithDescription(page)
      await page.getByRole('textbox', { name: 'Description' }).fill('A retired lighthouse keeper')
      await page.getByRole('button', { name: /^Enhance/ }).click()
      await page.getByText('Enhanced', { exact: true }).waitFor()
    },
  },
  { name: 'wizard-image-filled', over: 'dialog', as: 'user', path: '/create', prepare: redraw },
  {
    name: 'wizard-variations',
    over: 'dialog',
    as: 'newcomer',
    path: '/create',
    stage: async (page) => {
      await answer('create-preview-image', { success: true, jobId: 'a', message: '' })(page)
      const job = stagedJob(1, { type: 'create-preview', jobFunction: 'create-preview-image-style', characterName: 'Nora' })
      await answer('get-job-by-jobid', { success: true, job })(page)
      await hold('get-job-response')(page)
    },
    prepare: async (page) => {
      await redraw(page)
      await page.getByRole('button', { name: /^Create ·/ }).click()
      await page.getByRole('status', { name: 'The previews are being drawn' }).waitFor()
    },
  },
  {
    name: 'wizard-all-set',
    over: 'dialog',
    as: 'newcomer',
    path: '/create',
    stage: answer('create-character-direct', { success: true, jobId: 'a', chatId: 'b', characterId: 'c', message: '' }),
    prepare: async (page) => {
      await keepOriginal(page)
      await page.getByRole('button', { name: /^Create ·/ }).click()
      await page.getByRole('button', { name: 'Done' }).waitFor()
    },
  },
  {
    name: 'selection-drawing',
    over: 'dialog',
    as: 'user',
    path: '/generations?q=Anselm',
    stage: hold('get-job-response'),
    prepare: async (page) => {
      await page.getByRole('button', { name: /Anselm, Preview: Complete/ }).click()
      await page.getByRole('status', { name: 'The previews are being drawn' }).waitFor()
    },
  },
  {
    name: 'selection-blocked',
    over: 'tooltip',
    as: 'user',
    path: '/generations?q=Anselm',
    stage: answer('get-job-response', {
      status: 'SUCCESS',
      data: EXPIRED,
      expiresAt: '2026-01-01T00:00:00.000Z',
      warnings: [],
    }),
    prepare: async (page) => {
      await openSelection(page)
      await page.getByRole('note').focus()
    },
  },
  { name: 'gallery-new', as: 'newcomer', path: '/characters' },
  { name: 'gallery-loading', as: 'user', path: '/characters', stage: hold('get-characters') },
  {
    name: 'gallery-failed',
    as: 'user',
    path: '/characters',
    stage: breakOff('get-characters'),
    prepare: (page) => page.getByText('Your characters could not be loaded.').waitFor({ timeout: 30_000 }),
  },
]
