import { type Browser, chromium } from '@playwright/test'
import type { StyleId } from '#contract/styles.ts'
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
    const measurements: Measurement[] = []
    for (const manner of MANNERS) measurements.push(...(await sketchInWorker(browser, url, manner)))
    return [
      ...measurements,
      // The page's own style is a photograph.
      { name: 'live sketch on the page, coarse', value: median(visits.map(({ coarseMs }) => coarseMs)), unit: 'ms', goal: 150 },
      { name: 'live sketch on the page, 512 px', value: median(visits.map(({ fullMs }) => fullMs)), unit: 'ms', goal: 300 },
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

interface Manner {
  readonly name: string
  readonly style: StyleId
  readonly coarseGoalMs: number
}

const MANNERS: readonly Manner[] = [
  { name: 'drawn', style: 'anime', coarseGoalMs: 50 },
  { name: 'realistic', style: 'photoreal', coarseGoalMs: 150 },
]
const SIDES = { coarsePx: 120, fullPx: 512 } as const

/** The worker of the page by itself, in one style: its first look, with all that it fetches, and warm. */
async function sketchInWorker(browser: Browser, url: string, { name, style, coarseGoalMs }: Manner): Promise<Measurement[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/create`)
  await page.getByRole('textbox', { name: 'Describe your character' }).fill(DESCRIPTIONS[0] ?? '')
  await page.waitForFunction(() => performance.getEntriesByName('live sketch, full').length > 0)
  const timesMs = await page.evaluate(
    async ({ descriptions, style, sides: { coarsePx, fullPx } }) => {
      const script = performance.getEntriesByType('resource').find(({ name }) => /sketch-worker/.test(name))
      if (!script) throw new Error('the page has no worker that sketches')
      const worker = new Worker(script.name, { type: 'module' })
      let number = 0
      const sketch = (description: string, sidePx: number, isRough: boolean) =>
        new Promise<number>((resolve, reject) => {
          const startedAt = performance.now()
          number += 1
          const asked = number
          worker.onmessage = ({ data }) => {
            // The rest of the human form has come in between: nothing was drawn.
            if (data.number !== asked) return
            if (data.picture) resolve(performance.now() - startedAt)
            else reject(new Error('nothing was drawn'))
          }
          worker.postMessage({ number, description, style, isRough, widthPx: sidePx, heightPx: sidePx })
        })
      const [first = ''] = descriptions
      const firstMs = await sketch(first, coarsePx, true)
      const all: { coarse: number[]; full: number[] } = { coarse: [], full: [] }
      for (const description of [...descriptions, ...descriptions]) {
        all.coarse.push(await sketch(description, coarsePx, true))
        all.full.push(await sketch(description, fullPx, false))
      }
      worker.terminate()
      const warm = (times: number[]) => times.slice(descriptions.length)
      return { first: firstMs, coarse: warm(all.coarse), full: warm(all.full) }
    },
    { descriptions: DESCRIPTIONS, style, sides: SIDES },
  )
  await page.close()
  return [
    { name: `${name} sketch, first look of a new worker`, value: timesMs.first, unit: 'ms' },
    { name: `${name} sketch, coarse`, value: median(timesMs.coarse), unit: 'ms', goal: coarseGoalMs },
    { name: `${name} sketch, 512 px`, value: median(timesMs.full), unit: 'ms' },
  ]
}
