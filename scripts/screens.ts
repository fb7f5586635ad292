/** `npm run screens`: photographs every screen and dialog at four widths, dark and light, into reports/screens/. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/running-server.ts'
import { findBrowser } from './browser.ts'
import { ROOT } from './run-tool.ts'
import { allScreens } from './screens/all-screens.ts'
import { furnish } from './screens/furnish.ts'
import type { Screen } from './screens/screen.ts'

/** Every screen is seen in the first look before the next one begins: who is in a hurry has seen them all. */
const LOOKS = [
  [360, 'dark'],
  [1280, 'light'],
  [768, 'dark'],
  [1920, 'light'],
  [360, 'light'],
  [1280, 'dark'],
  [768, 'light'],
  [1920, 'dark'],
] as const
const FOLDER = join(ROOT, 'reports/screens')
/** Pages wait for the network more than for the processor. */
const AT_ONCE = 3

interface Shot {
  screen: Screen
  width: number
  theme: 'dark' | 'light'
}

async function photograph(browser: Browser, url: string, { screen, width, theme }: Shot, cookie: string | undefined) {
  const viewport = { width, height: width < 700 ? 780 : 860 }
  // Phones and tablets have no pointer that hovers, and larger targets.
  const isTouched = width < 1_000
  const context = await browser.newContext({ viewport, isMobile: isTouched, hasTouch: isTouched, reducedMotion: 'reduce' })
  try {
    await context.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
    if (cookie) {
      const [name = '', ...value] = cookie.split('=')
      await context.addCookies([{ name, value: value.join('='), url }])
    }
    const page = await context.newPage()
    await screen.stage?.(page)
    await page.goto(`${url}${screen.path}`)
    await settleNetwork(page)
    // A page that breaks or is held back may have none.
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 8_000 })
      .catch(() => {})
    try {
      await screen.prepare?.(page)
    } catch (error) {
      await page.screenshot({ path: join(FOLDER, `${screen.name}-${width}-${theme}-failed.png`) })
      throw error
    }
    if (screen.over) await page.getByRole(screen.over).first().waitFor()
    // A picture of the whole page also shows what is otherwise laid out only near the screen.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' })
    await settlePictures(page)
    const fullPage = !screen.over && (await page.getByRole('dialog').count()) === 0
    if (fullPage) await showWholeWall(page)
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${width}-${theme}.png`), fullPage })
    // A phone shows a page that does not fit smaller, or lets it be pushed aside.
    const shownPx = await page.evaluate(() => innerWidth)
    if (shownPx > width) throw new Error(`the page is ${shownPx} px wide`)
  } finally {
    await context.close()
  }
}

/** The wall of generations hangs only what is near the window, so the window becomes as high as the page. */
async function showWholeWall(page: Page): Promise<void> {
  if ((await page.locator('[data-job]').count()) === 0) return
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  // What hangs there now has pictures of its own.
  await settlePictures(page)
  await settlePictures(page)
}

/** Answers that are held back keep the network busy for ever. */
async function settleNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {})
}

/** Every picture has come, also below the fold, and is painted. */
async function settlePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await settleNetwork(page)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

mkdirSync(FOLDER, { recursive: true })
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-') && argument !== 'screens')
await using server = await startServer({ env: { TROUPE_RATE_LIMITS: 'off' } })
const furniture = await furnish(server.url)
const browser = await chromium.launch({ executablePath: findBrowser() })
const screens = allScreens(furniture).filter(({ name }) => only.length === 0 || only.includes(name))
const shots = LOOKS.flatMap(([width, theme]) =>
  screens.filter(({ fromPx = 0 }) => width >= fromPx).map((screen) => ({ screen, width, theme })),
)
const waiting = shots.values()

/** One that cannot be reached does not keep the others from being seen. */
async function photographAll() {
  for (const shot of waiting) {
    const { name, as } = shot.screen
    try {
      await photograph(browser, server.url, shot, as === 'guest' ? undefined : furniture.cookies[as])
    } catch (error) {
      console.error(`${name}, ${shot.width}, ${shot.theme}: ${String(error).split('\n', 1)}`)
      process.exitCode = 1
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, photographAll))
await browser.close()
console.log(`${shots.length} pictures in reports/screens`)
