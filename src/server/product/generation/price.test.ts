import { expect, test } from 'vitest'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { lipSyncPrice, plainPrice, premiumFilmPrice } from './price.ts'

test('BC-12 lip sync and restoration are charged from the table that pages show', () => {
  expect(lipSyncPrice({ isFilm: false }).credits).toBe(PRICES_CREDITS.lipSyncImage)
  expect(lipSyncPrice({ isFilm: true }).credits).toBe(PRICES_CREDITS.lipSyncVideo)
  expect(plainPrice('video-restoration').credits).toBe(PRICES_CREDITS.videoRestoration)
})

test('a premium film is charged by its quality', () => {
  expect([premiumFilmPrice('portrait').credits, premiumFilmPrice('landscape-hd').credits]).toEqual([50, 60])
})
