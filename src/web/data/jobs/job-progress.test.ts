import { expect, test } from 'vitest'
import { simulatedProgress } from '#contract/simulated-progress.ts'
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
  expect(jobProgressAt(film, startedAtMs + 72 * SECOND_MS).words).toBe('1:12')
})

test('how long it usually takes is what this house has measured, and is not said where it has not', () => {
  const character = { ...running, type: 'create-character' } as const
  expect(jobProgressAt(character, startedAtMs + 5 * SECOND_MS).words).toBe('0:05')
  const measured = { ...character, expectedSeconds: 12 }
  expect(jobProgressAt(measured, startedAtMs + 5 * SECOND_MS).words).toBe('0:05, usually about 10 s')
  expect(jobProgressAt(measured, startedAtMs + 13 * SECOND_MS).words).toBe('0:13, longer than usual')
})

test('what a job waited in line is no part of its work', () => {
  const begun = { ...running, startedAt: '2026-01-01T00:10:00.000Z' }
  expect(jobProgressAt(begun, startedAtMs + 602 * SECOND_MS)).toMatchObject({ percent: 2, words: '0:02' })
})

test('a bar never goes back: not at the first word of an engine, not between two cards', () => {
  const assumed = jobProgressAt(running, startedAtMs + 8 * SECOND_MS)
  const first = { ...running, stage: 'reading the words' }
  expect(jobProgressAt(first, startedAtMs + 9 * SECOND_MS, assumed.percent)).toEqual({
    percent: 8,
    words: '8% · 0:09, reading the words',
  })
  expect(jobProgressAt({ ...first, progress: 0.33 }, startedAtMs + 10 * SECOND_MS, 8).percent).toBe(33)
})
