/** `npm run screens`: photographs every screen and dialog at four widths, dark and light, into reports/screens/. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '../bench/client.ts'
import { startServer } from '../e2e/running-server.ts'
import { findBrowser } from './browser.ts'
import { ROOT } from './run-tool.ts'

const WIDTHS = [360, 768, 1280, 1920]
const THEMES = ['dark', 'light'] as const
const FOLDER = join(ROOT, 'reports/screens')
const PEOPLE = [
  ['Captain Ruby', 'A red-haired pirate captain with green eyes and a navy coat on the deck of a ship at dusk', 'anime'],
  ['Anselm', 'A retired lighthouse keeper with a long white beard, round glasses and a plum coat in his library', 'photoreal'],
  ['Pip', 'A cheerful girl with black twin tails and a yellow sweater in the snow', 'pixel-art'],
] as const

type Screen = { name: string; as: 'guest' | 'user'; path: string; prepare?(page: Page): Promise<unknown> }

/** The screens and dialogs that exist; `chatId` is that of a finished character. */
const screens = (chatId: string): Screen[] => [
  { name: 'create', as: 'guest', path: '/create' },
  {
    name: 'sign-in',
    as: 'guest',
    path: '/create',
    prepare: (page) => page.getByRole('button', { name: 'Start with Description' }).click(),
  },
  { name: 'create-signed-in', as: 'user', path: '/create' },
  { name: 'menu', as: 'user', path: '/create', prepare: openMenu },
  { name: 'wizard', as: 'user', path: '/create', prepare: fillWizard },
  { name: 'wizard-image', as: 'user', path: '/create', prepare: pressOn('button', 'Start with One Image') },
  { name: 'wizard-keep-original', as: 'user', path: '/create', prepare: keepOriginal },
  { name: 'daily-bonus', as: 'user', path: '/create', prepare: pressOn('button', 'Free Credits') },
  {
    name: 'generations',
    as: 'user',
    path: '/generations',
    prepare: (page) => page.getByRole('button', { name: /Video: Complete/ }).waitFor(),
  },
  { name: 'generations-chosen', as: 'user', path: '/generations', prepare: chooseMany },
  { name: 'generations-delete', as: 'user', path: '/generations', prepare: askToDelete },
  { name: 'generations-empty', as: 'user', path: '/generations?q=nobody-has-this-name' },
  {
    name: 'running-jobs',
    as: 'user',
    path: '/pricing',
    prepare: openRunningJobs,
  },
  { name: 'player', as: 'user', path: '/generations', prepare: openPlayer },
  { name: 'player-confirm', as: 'user', path: '/generations', prepare: confirmUpscale },
  { name: 'lip-sync', as: 'user', path: '/create', prepare: pressOn('button', 'Create a lip sync video') },
  { name: 'premium-video', as: 'user', path: '/create', prepare: pressOn('button', 'Generate with Sora') },
  { name: 'premium-drawer', as: 'user', path: '/create', prepare: openPremiumDrawer },
  { name: 'selection', as: 'user', path: '/generations?q=Anselm', prepare: openSelection },
  { name: 'character', as: 'user', path: `/characters/manage/${chatId}`, prepare: settleCharacter },
  { name: 'character-dress-up', as: 'user', path: `/characters/manage/${chatId}`, prepare: pressOn('radio', 'Dress Up') },
  { name: 'character-tools', as: 'user', path: `/characters/manage/${chatId}`, prepare: pressOn('button', /^Use Scene/) },
  { name: 'character-shape', as: 'user', path: `/characters/manage/${chatId}`, prepare: pressOn('button', /number and shape/) },
  { name: 'viewer', as: 'user', path: `/characters/manage/${chatId}`, prepare: openScene },
  { name: 'viewer-many', as: 'user', path: `/characters/manage/${chatId}`, prepare: openModelSheet },
  { name: 'character-delete', as: 'user', path: `/characters/manage/${chatId}`, prepare: openDeletion },
  { name: 'account-menu', as: 'user', path: '/pricing', prepare: pressOn('button', /^Account of/) },
  { name: 'account', as: 'user', path: '/pricing', prepare: openAccount },
  { name: 'credit-history', as: 'user', path: '/pricing', prepare: pressOn('button', 'Credit History') },
  { name: 'offline', as: 'user', path: '/pricing', prepare: (page) => page.context().setOffline(true) },
  { name: 'pricing', as: 'guest', path: '/pricing' },
  { name: 'payment-success', as: 'user', path: '/payment/success' },
  { name: 'payment-cancel', as: 'user', path: '/payment/cancel' },
  { name: 'gallery', as: 'user', path: '/characters' },
  { name: 'sample', as: 'guest', path: '/characters/yuki' },
  { name: 'sample-edit', as: 'guest', path: '/characters/yuki', prepare: pressOn('button', 'Edit Character') },
  { name: 'terms', as: 'guest', path: '/terms' },
  { name: 'privacy', as: 'guest', path: '/privacy' },
  { name: 'refund-policy', as: 'guest', path: '/refund-policy' },
  { name: 'not-found', as: 'guest', path: '/nope/deep' },
  { name: 'sign-in-failed', as: 'guest', path: '/auth/failure' },
]

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Account & Data' }).click()
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
}

/** On wide pages the links of the menu stand in the header. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open the menu' })
  if (await button.isVisible()) await button.click()
}

/** A picture of the house's own stands for somebody's photo. */
async function keepOriginal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start with One Image' }).click()
  await page.getByRole('textbox', { name: 'Character name' }).fill('Nora')
  const photo = await sharp(join(ROOT, 'public/showcase/from-a-photo/photo.webp')).resize(1024, 1024).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('img', { name: /^The one/ }).waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Keep Original' }).press('Space')
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Video: Complete/ }).click()
  await page.getByRole('button', { name: /^4K/ }).click()
}

async function confirmUpscale(page: Page): Promise<void> {
  await openPlayer(page)
  await page.getByRole('menuitem', { name: /^4K/ }).click()
  await page.getByRole('dialog', { name: 'Upscale to 4K?' }).waitFor()
}

async function openRunningJobs(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^In the making/ }).click()
  await page.getByRole('list', { name: 'Running jobs' }).waitFor()
}

async function openScene(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Open Scene/ })
    .last()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** On small screens the sheet is behind an icon. */
async function openModelSheet(page: Page): Promise<void> {
  await settleCharacter(page)
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1080
  if (isNarrow) await page.getByRole('button', { name: /^About/ }).click()
  await page
    .getByRole('button', { name: /^Open: .*portrait/i })
    .last()
    .click()
  await page.getByRole('button', { name: 'Next picture' }).waitFor()
}

/** Its button floats over wide pages only. */
async function openPremiumDrawer(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sora videos' })
  if (await button.isVisible()) await button.click()
}

async function fillWizard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await page.getByRole('textbox', { name: 'Character name' }).fill('Anselm')
  await page.getByRole('textbox', { name: 'Description' }).fill(PEOPLE[1][1])
  // Where the stage has a place, the sketch is drawn to its last detail.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('[role=dialog] canvas')].every(
      (canvas) => canvas.clientWidth === 0 || Math.max(canvas.width, canvas.height) >= 512,
    ),
  )
}

async function chooseMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().click()
  await page
    .getByRole('checkbox')
    .nth(2)
    .click({ modifiers: ['Shift'] })
}

async function askToDelete(page: Page): Promise<void> {
  await chooseMany(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function openSelection(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Anselm, Preview: Complete/ }).click()
  await page.getByRole('radio').nth(2).waitFor({ state: 'attached' })
}

/** Every picture has come, also below the fold, and is painted. */
async function settlePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

function pressOn(role: 'button' | 'radio', name: string | RegExp) {
  return (page: Page) => page.getByRole(role, { name }).last().click()
}

/** On small screens the sheet, with its deletion, is behind an icon. */
async function openDeletion(page: Page): Promise<void> {
  await settleCharacter(page)
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1080
  if (isNarrow) await page.getByRole('button', { name: /^About/ }).click()
  await page.getByRole('button', { name: 'Delete character' }).last().click()
}

async function settleCharacter(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('figure').nth(8).waitFor({ state: 'attached' })
}

/** Makes previews and characters as a user would, through the protocol; answers a character's chat. */
async function furnish(url: string): Promise<{ cookie: string; chatId: string }> {
  const { cookie, userId, call } = await signIn(url, 'rich')
  const finished = async (jobId: string) => {
    for (;;) {
      const reply = await call<{ status: string; data: string[] }>('get-job-response', { jobId })
      if (reply.status === 'SUCCESS') return reply.data
      if (reply.status === 'FAILED') throw new Error('a job of the screens failed')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  let [chatId, characterId] = ['', '']
  for (const [name, characterDescription, style] of PEOPLE) {
    const { jobId } = await call<{ jobId: string }>('create-preview', { userId, name, characterDescription, style })
    const [previewUrl] = await finished(jobId)
    if (name === 'Anselm') continue
    const created = await call<{ jobId: string; chatId: string; characterId: string }>('create-character', {
      userId,
      name,
      previewUrl,
      previewJobId: jobId,
    })
    await finished(created.jobId)
    chatId ||= created.chatId
    characterId ||= created.characterId
  }
  for (const prompt of ['Laughing in a small cafe, rain on the window', 'On a rooftop at night, city lights behind']) {
    const scene = { userId, chatId, characterId, prompt, senderType: 'user' }
    await finished((await call<{ jobId: string }>('create-system-message', scene)).jobId)
  }
  const film = { action: 'text-to-video', chatId: crypto.randomUUID(), isStandaloneGeneration: true, prompt: 'A night market' }
  await finished((await call<{ jobId: string }>('video-generation-service', film)).jobId)
  return { cookie, chatId }
}

async function photograph(
  browser: Browser,
  url: string,
  screen: Screen,
  options: { width: number; theme: 'dark' | 'light'; cookie: string },
) {
  const { width, theme, cookie } = options
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 860 }, reducedMotion: 'reduce' })
  await context.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
  if (screen.as === 'user') {
    const [name = '', ...value] = cookie.split('=')
    await context.addCookies([{ name, value: value.join('='), url }])
  }
  const page = await context.newPage()
  await page.goto(`${url}${screen.path}`)
  await page.waitForLoadState('networkidle')
  await page.locator('h1').first().waitFor({ state: 'attached' })
  try {
    await screen.prepare?.(page)
  } catch (error) {
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${width}-${theme}-failed.png`) })
    throw error
  }
  // A picture of the whole page also shows what is otherwise laid out only near the screen.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' })
  await settlePictures(page)
  const fullPage = (await page.getByRole('dialog').count()) === 0
  await page.screenshot({ path: join(FOLDER, `${screen.name}-${width}-${theme}.png`), fullPage })
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-') && argument !== 'screens')
await using server = await startServer({ env: { TROUPE_RATE_LIMITS: 'off' } })
const { cookie, chatId } = await furnish(server.url)
const browser = await chromium.launch({ executablePath: findBrowser() })
for (const screen of screens(chatId)) {
  if (only.length > 0 && !only.includes(screen.name)) continue
  // One that cannot be reached does not keep the others from being seen.
  try {
    for (const width of WIDTHS) {
      for (const theme of THEMES) await photograph(browser, server.url, screen, { width, theme, cookie })
    }
    console.log(screen.name)
  } catch (error) {
    console.error(`${screen.name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
await browser.close()
