import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { type Measurement, median } from './measure.ts'

const DESCRIPTIONS = [
  'A young woman with long wavy red hair and a navy coat in the rain',
  'An old wizard with a white beard and a blue robe in his library',
  'A knight in silver armor in front of a castle in the morning',
  'A girl with black twin tails and a yellow sweater in the snow',
  'A cyberpunk hacker with short blue hair in a neon city at night',
]

const VISITS = 5

/** From a changed text to its sketch on the page, in Chromium, as the page itself measures it: medians of five visits. */
export async function benchSketch(url: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] })
  try {
    const visits: Visit[] = []
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await sketchAll(browser, url))
    return [
      { name: 'live sketch, coarse', value: median(visits.map(({ coarseMs }) => coarseMs)), unit: 'ms', goal: 50 },
      { name: 'live sketch, 512 px', value: median(visits.map(({ fullMs }) => fullMs)), unit: 'ms', goal: 300 },
    ]
  } finally {
    await browser.close()
  }
}

interface Visit {
  readonly coarseMs: number
  readonly fullMs: number
}

/** The middle of all descriptions on one page; the first two warm up. */
async function sketchAll(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/create`)
  const field = page.getByRole('textbox', { name: 'Describe your character' })
  const timesMs = (detail: string) =>
    page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), `live sketch, ${detail}`)
  for (const [index, description] of [...DESCRIPTIONS.slice(0, 2), ...DESCRIPTIONS].entries()) {
    await field.fill(description)
    await page.waitForFunction((count) => performance.getEntriesByName('live sketch, full').length >= count, index + 1)
  }
  const warm = async (detail: string) => median((await timesMs(detail)).slice(-DESCRIPTIONS.length))
  const visit = { coarseMs: await warm('coarse'), fullMs: await warm('full') }
  await page.close()
  return visit
}
