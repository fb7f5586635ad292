import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { CREATION_PRICES_CREDITS, PRICES_CREDITS } from './prices.ts'
import { PROGRESS, TIMING } from './timing.ts'
import { PREMIUM_QUALITIES } from './video.ts'

test('BC-13 the thirteen exported constants exist, named, in the order of the product text', () => {
  expect(Object.values(PRICES_CREDITS)).toEqual([50, 100, 10, 50, 40, 80, 20, 100, 100, 300, 10, 10, 50])
})

test('creation takes 0 from a description, 1 from a style and 100 directly', () => {
  expect(CREATION_PRICES_CREDITS).toEqual({ description: 0, style: 1, direct: 100 })
})

test('BC-08 EN-20 PV-04 four premium qualities at 50 and 60 credits, of which the two upright ones are offered', () => {
  expect(PREMIUM_QUALITIES.map(({ mode, priceCredits, isOffered }) => [mode, priceCredits, isOffered])).toEqual([
    ['portrait', 50, true],
    ['portrait-hd', 60, true],
    ['landscape', 50, false],
    ['landscape-hd', 60, false],
  ])
})

test('limits are those of product text §9', () => {
  expect(LIMITS).toMatchObject({
    characterNameMaxChars: 36,
    descriptionMinChars: 10,
    descriptionMaxChars: 700,
    previewsPerRequest: 3,
    previewLifetimeMs: 7_200_000,
    creationConfirmationMaxTries: 10,
  })
})

test('delays are those of product text §9', () => {
  expect(TIMING).toMatchObject({
    creditSyncMs: 30_000,
    runningJobsPollMs: 10_000,
    previewPollMs: 6_000,
    previewPollRetryMs: 5_000,
    stepThreeWaitMs: 15_000,
    descriptionRedirectMs: 3_000,
    characterRedirectMs: 800,
    progressTickMs: 200,
    toastMs: 4_000,
  })
  expect(PROGRESS).toEqual({ start: 10, cap: 90, done: 100 })
})
