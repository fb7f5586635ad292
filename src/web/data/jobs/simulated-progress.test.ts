import { expect, test } from 'vitest'
import { simulatedProgress } from './simulated-progress.ts'
import { jobProgressAt } from './use-job-progress.ts'

const SECOND_MS = 1_000
const running = { status: 'RUNNING', type: 'dress-up', progress: 0, stage: '', $createdAt: '2026-01-01T00:00:00.000Z' } as const
const startedAtMs = Date.parse(running.$createdAt)

test('RJ-26 RJ-27 RJ-28 half of the expected duration is half of the bar', () => {
  expect(simulatedProgress('create-character', 600 * SECOND_MS)).toBeCloseTo(50)
  expect(simulatedProgress('video-generation', 150 * SECOND_MS)).toBeCloseTo(50)
  expect(simulatedProgress('dress-up', 50 * SECOND_MS)).toBeCloseTo(50)
})

test('RJ-24 RJ-25 the bar goes at a third of its speed above 70 and never beyond 95', () => {
  const perSecond = (atMs: number) => simulatedProgress('dress-up', atMs + SECOND_MS) - simulatedProgress('dress-up', atMs)
  expect(perSecond(75 * SECOND_MS)).toBeCloseTo(perSecond(60 * SECOND_MS) / 3)
  expect(simulatedProgress('dress-up', 24 * 3_600 * SECOND_MS)).toBe(95)
})

test('RJ-29 a job that has succeeded shows 100 at once', () => {
  expect(jobProgressAt(running, startedAtMs + 40 * SECOND_MS).percent).toBeCloseTo(40)
  expect(jobProgressAt({ ...running, status: 'SUCCESS' }, startedAtMs + 40 * SECOND_MS).percent).toBe(100)
})

test('what the engine reports goes before what is assumed', () => {
  const reported = { ...running, progress: 0.62, stage: 'light and colour' }
  expect(jobProgressAt(reported, startedAtMs + 58 * SECOND_MS)).toEqual({ percent: 62, words: '62% · 0:58, light and colour' })
  const film = { ...running, type: 'video-generation' } as const
  expect(jobProgressAt(film, startedAtMs + 72 * SECOND_MS).words).toBe('24% · 1:12 of about 5:00')
  expect(jobProgressAt(film, startedAtMs + 301 * SECOND_MS).words).toBe('80% · 5:01, longer than usual')
})
