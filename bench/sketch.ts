import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { type Measurement, median } from './measure.ts'

const DESCRIPTIONS = [
  'A young woman with long wavy red hair and a navy coat in the rain',
  'An old wizard with a white beard and a blue robe in his library',
  'A knight in silver armor in front of a castle in the morning',
  'A girl with black twin tails and a yellow sweater in the snow',
  'A cyberpunk hacker with short blue hair in a neon city at night',
]

/** From a changed text to its sketch on the page, in Chromium, as the page itself measures it; the first two warm up. */
export async function benchSketch(url: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] })
  try {
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
    return [
      { name: 'live sketch, coarse', value: await warm('coarse'), unit: 'ms', goal: 50 },
      { name: 'live sketch, 512 px', value: await warm('full'), unit: 'ms', goal: 300 },
    ]
  } finally {
    await browser.close()
  }
}
