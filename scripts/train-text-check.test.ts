import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { harmScore, MODEL_FILE, writeHarmModel } from '../src/server/core/moderation/likely-harm/harm-model.ts'
import { REFUSED_ABOVE } from '../src/server/core/moderation/likely-harm/likely-harm.ts'
import { readingsOf } from '../src/server/core/moderation/readings-of.ts'
import { readCorpus } from './text-check/text-corpus.ts'
import { trainHarmModel } from './text-check/train-harm-model.ts'

const texts = readCorpus()

test('the model of the text check is what its texts teach, byte for byte', () => {
  const learned = Buffer.from(writeHarmModel(trainHarmModel(texts)))
  expect(learned.equals(readFileSync(MODEL_FILE)), 'run `node scripts/train-text-check.ts`').toBe(true)
}, 120_000)

test('of somebody whose texts it never saw the model alone refuses half of all harms, and at most one of 100 innocents', () => {
  const model = trainHarmModel(texts.filter(({ hand }) => hand !== 'F'))
  const share = (isHarm: boolean) => {
    const some = texts.filter((text) => text.hand === 'F' && text.isHarm === isHarm)
    return some.filter(({ text }) => harmScore(model, readingsOf(text)[0] ?? '') > REFUSED_ABOVE).length / some.length
  }
  expect(share(true)).toBeGreaterThan(0.5)
  expect(share(false)).toBeLessThanOrEqual(0.01)
}, 120_000)
