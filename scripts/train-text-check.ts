/**
 * `node scripts/train-text-check.ts`: learns from the texts of core/moderation/texts what the text check refuses beside its rules,
 * and writes `likely-harm.model`. The same texts give the same bytes on every machine. With `--measure` it writes nothing and
 * tells how texts of a hand fare that was left out.
 */
import { writeFileSync } from 'node:fs'
import { MODEL_FILE, writeHarmModel } from '../src/server/core/moderation/likely-harm/harm-model.ts'
import { measureByHand } from './text-check/measure-by-hand.ts'
import { readCorpus } from './text-check/text-corpus.ts'
import { trainHarmModel } from './text-check/train-harm-model.ts'

if (process.argv.includes('--measure')) measureByHand(readCorpus())
else writeFileSync(MODEL_FILE, writeHarmModel(trainHarmModel(readCorpus())))
