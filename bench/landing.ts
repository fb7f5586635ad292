import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { type Measurement, median } from './measure.ts'

const KIB = 1024
/** Chromium's "Slow 4G": what a phone has on a train. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (675 * 1000) / 8,
}
const CPU_SLOWDOWN = 4
const ROUNDS = 5
const ROUTES = ['/pricing', '/characters', '/characters/yuki', '/terms', '/generations', '/characters/manage'] as const

/** The landing page as a guest first meets it on a slow phone's network, and what scripts each page asks for. */
export async function benchLanding(url: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] })
  try {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await visitSlowly(browser, url))
    const mid = (pick: (visit: Visit) => number) => median(visits.map(pick))
    return [
      { name: '/create, slow: largest paint', value: mid(({ lcpMs }) => lcpMs), unit: 'ms', goal: 1_500 },
      { name: '/create, slow: layout shift', value: mid(({ cls }) => cls), unit: 'times', goal: 0.02 },
      { name: '/create, slow: total blocking time', value: mid(({ blockedMs }) => blockedMs), unit: 'ms', goal: 150 },
      ...(await scriptWeights(browser, url)),
    ]
  } finally {
    await browser.close()
  }
}

interface Visit {
  readonly lcpMs: number
  readonly cls: number
  readonly blockedMs: number
}

async function visitSlowly(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watchPaints)
  await page.goto(`${url}/create`, { waitUntil: 'load' })
  // Nothing is left to be fetched, drawn or shifted once the page has been still for a while. It is not asked before: what
  // looks for a button inside the page is work that the page itself does not have.
  await page.waitForLoadState('networkidle')
  const visit = await page.evaluate(() => (window as unknown as { seen: Visit }).seen) // set by watchPaints
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await context.close()
  return visit
}

/** Runs in the page, before everything else. */
function watchPaints(): void {
  const seen = { lcpMs: 0, cls: 0, blockedMs: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // by its type
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => {
    seen.blockedMs += Math.max(0, duration - 50)
  })
}

/** What a browser transfers of scripts: for the first page, for the live sketch, and for each other page by itself. */
async function scriptWeights(browser: Browser, url: string): Promise<Measurement[]> {
  const landing = await scriptsOf(browser, url, '/create', async (page) => {
    await page.getByRole('textbox', { name: 'Describe your character' }).fill('A fox in a red coat')
    await page.waitForFunction(() => performance.getEntriesByName('live sketch, full').length > 0)
  })
  const weights: Measurement[] = [
    { name: '/create: scripts of the first load', value: landing.page / KIB, unit: 'kB', goal: 150 },
    { name: '/create: scripts of the live sketch, when idle', value: landing.idle / KIB, unit: 'kB', goal: 150 },
    { name: '/create: with all words, for a fox at a lake', value: landing.acted / KIB, unit: 'kB' },
  ]
  for (const route of ROUTES) {
    weights.push({ name: `${route}: all its scripts`, value: (await scriptsOf(browser, url, route)).page / KIB, unit: 'kB' })
  }
  return weights
}

/** Bytes as they travel, of the page itself and of its workers, when idle and after `act`; a browser tells nothing about transfers of the latter. */
async function scriptsOf(browser: Browser, url: string, path: string, act?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requested.add(request.url())
  })
  if (path === '/generations' || path === '/characters/manage')
    await page.request.post(`${url}/dev/person`, { data: { as: 'new' } })
  await page.goto(`${url}${path}`)
  await page.waitForLoadState('networkidle')
  const fetched = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  const own = [...requested].filter((script) => fetched.has(script) && !script.includes('-worker-'))
  const others = () => packedBytes([...requested].filter((one) => !own.includes(one)))
  const idle = await others()
  await act?.(page)
  const weights = { page: await packedBytes(own), idle, acted: await others() }
  await context.close()
  return weights
}

async function packedBytes(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
