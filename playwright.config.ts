import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

/** Each worker starts a server of its own on a fresh data folder (e2e/fixtures.ts), so its clock and engine are its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'reports/e2e',
  // Stories mostly wait, for answers and for pictures: three of them keep two cores busy.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // A story that fails waits so long; on a busy machine of two cores three takes in three stories need more than half of it.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  reporter: [['dot'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Nothing moves that a story does not look at; a trace of every story would cost a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Without a GPU the software compositor is many times faster than an emulated one.
      // A closed network refuses Chromium's own background calls, many at a time.
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
})
