import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { startServer } from '../e2e/running-server.ts'
import { findBrowser } from '../scripts/browser.ts'
import { type Client, signIn } from './client.ts'
import { type Measurement, percentile } from './measure.ts'

const JOBS = 10_000
const SCROLLED_SECONDS = 12
/** As fast as a hand turns a wheel. */
const PX_PER_SECOND = 3_000
const POLL_MS = 50
const THUMBNAILS = '*/v1/storage/*/preview*'

/** The library of somebody with 10,000 generations, in Chromium: what scrolling costs once all of them are loaded. */
export async function benchLibrary(): Promise<Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using server = await startServer({ dataFolder, env: { TROUPE_RATE_LIMITS: 'off', TROUPE_PICTURE_SIZE: '256' } })
    const client = await signIn(server.url, 'rich')
    await drawOne(client)
    await multiply(dataFolder, client.userId)
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--disable-gpu', '--enable-precise-memory-info'],
    })
    try {
      return await measure(await openLibrary(browser, server.url, client))
    } finally {
      await browser.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function drawOne({ userId, call }: Client): Promise<void> {
  const description = { characterDescription: 'A red-haired pirate captain in a navy coat at dusk', style: 'anime' }
  const { jobId } = await call<{ jobId: string }>('create-preview', { userId, name: 'Ruby', ...description })
  while ((await call<{ status: string }>('get-job-status', { jobId })).status !== 'SUCCESS') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** The one finished job as many times, each with pictures of its own, of four shapes. */
async function multiply(dataFolder: string, userId: string): Promise<void> {
  await using postgres = await startEmbeddedPostgres({ directory: join(dataFolder, 'postgres'), use: 'join' })
  await using database = openDatabase(postgres.connection, { maxConnections: 1 })
  await sql`
    with copies as (
      insert into jobs (id, user_id, kind, type, status, progress, title, prompt, style, input, price_credits, charge, attempt,
        created_at, registered_at, started_at, finished_at)
      select gen_random_uuid(), user_id, 'message', 'create-system-message', status, progress, title || ' ' || n, prompt, style,
        '{}', price_credits, 'none', 0, created_at, registered_at, started_at, finished_at
      from jobs, generate_series(1, ${sql.lit(JOBS - 1)}::integer) n where user_id = ${userId}
      returning id),
    shaped as (
      select id as job_id, gen_random_uuid() as file_id,
        (array[256, 256, 256, 192])[1 + row_number() over () % 4] as width_px,
        (array[256, 144, 320, 256])[1 + row_number() over () % 4] as height_px
      from copies),
    pictures as (
      insert into files (id, owner_id, mime_type, size_bytes, sha256, width_px, height_px, label, blob_key, thumbnail_key,
        thumbnail_size_bytes, created_at)
      select file_id, owner_id, mime_type, size_bytes, sha256, shaped.width_px, shaped.height_px, label, blob_key, thumbnail_key,
        thumbnail_size_bytes, created_at
      from shaped, (select * from files where owner_id = ${userId} limit 1) picture)
    insert into job_results (job_id, position, file_id, label) select job_id, 0, file_id, '' from shaped`.execute(
    database.kysely,
  )
}

async function openLibrary(browser: Browser, url: string, { cookie }: Client): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const [name = '', ...value] = cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url }])
  const page = await context.newPage()
  await page.goto(`${url}/generations`)
  await page.getByText(/^25 of /).waitFor()
  return page
}

async function measure(page: Page): Promise<Measurement[]> {
  const heapBefore = await heapMb(page)
  await page.evaluate(() => document.fonts.ready)
  await withoutPictures(page, () => page.evaluate(scrollToEnd, { until: `${JOBS} of ` }))
  const scrolled = await page.evaluate(scrollFromTop, { seconds: SCROLLED_SECONDS, pxPerSecond: PX_PER_SECOND })
  const heapAfter = await heapMb(page)
  const of = `library of ${JOBS.toLocaleString('en')}`
  return [
    { name: `${of}: frame while scrolling, p95`, value: percentile(scrolled.framesMs, 0.95), unit: 'ms', goal: 17 },
    { name: `${of}: longest task while scrolling`, value: Math.max(0, ...scrolled.longTasksMs), unit: 'ms', goal: 50 },
    { name: `${of}: nodes of the page, at most`, value: scrolled.nodes, unit: 'nodes', goal: 1_500 },
    { name: `${of}: heap, more than with its first page`, value: heapAfter - heapBefore, unit: 'MB', goal: 60 },
  ]
}

/** What pictures cost is measured by the scrolling; on the way to it they would take most of the time. */
async function withoutPictures(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: [THUMBNAILS] })
  await act()
  await session.send('Network.setBlockedURLs', { urls: [] })
  await session.detach()
}

/** Runs in the page: scrolls to its end, where more is loaded, until the counter begins with these words. */
async function scrollToEnd({ until }: { until: string }): Promise<void> {
  const counter = () => document.querySelector('h1 + p')?.textContent ?? ''
  while (!counter().startsWith(until)) {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** After a collection, so that only what is kept counts. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 2 ** 20
}

/** Runs in the page: scrolls evenly from the top, and notes every frame, every long task and the most nodes. */
async function scrollFromTop({ seconds, pxPerSecond }: { seconds: number; pxPerSecond: number }) {
  const longTasksMs: number[] = []
  const framesMs: number[] = []
  let nodes = 0
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  // The page scrolls smoothly by itself; here each frame says where it is.
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  scrollTo(0)
  for (let settling = 0; settling < 30; settling += 1) await frame()
  const observer = new PerformanceObserver((list) => longTasksMs.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  const startedAt = await frame()
  for (let before = startedAt; before - startedAt < seconds * 1_000; ) {
    scrollTo(((before - startedAt) / 1_000) * pxPerSecond)
    const now = await frame()
    framesMs.push(now - before)
    nodes = Math.max(nodes, document.getElementsByTagName('*').length)
    before = now
  }
  observer.disconnect()
  return { longTasksMs, framesMs, nodes }
}
