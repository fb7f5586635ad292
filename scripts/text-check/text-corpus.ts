import { readFileSync } from 'node:fs'
import { randomFor } from '../../src/studio/random.ts'

export interface CorpusText {
  readonly isHarm: boolean
  /** As it is written in the file; a name of a harm's kind, of its hand's own choice. */
  readonly kind: string
  readonly field: string
  readonly text: string
  /** Who wrote it, so that a measurement can leave one out. */
  readonly hand: string
}

const FOLDER = new URL('../../src/server/core/moderation/texts/', import.meta.url)
/** So many texts at most are made of a frame. */
const TEXTS_PER_FRAME = 24

/** Every text of the repository that may be read. */
export function readCorpus(): CorpusText[] {
  return [
    ...readTexts('harms.tuning.tsv', true),
    ...readTexts('innocents.tuning.tsv', false),
    ...readTexts('innocents.refused.tsv', false),
    ...readFrames('harms.frames.tsv', true),
    ...readFrames('innocents.frames.tsv', false),
    ...readProse('innocents.prose.txt'),
  ]
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, FOLDER), 'utf8').split('\n').filter(Boolean)
}

/** A line "# hand: B" begins the texts of another hand. */
function readTexts(name: string, isHarm: boolean): CorpusText[] {
  let hand = 'house'
  return linesOf(name).flatMap((line) => {
    hand = /^# hand: (.+)$/.exec(line)?.[1] ?? hand
    if (line.startsWith('#')) return []
    const [field = '', kind = '', text = ''] = line.split('\t')
    return [{ isHarm, kind, field, text, hand }]
  })
}

/** "[a|b] c" stands for "a c" and "b c"; of what a frame stands for a few are drawn. */
function readFrames(name: string, isHarm: boolean): CorpusText[] {
  return linesOf(name).flatMap((line) => {
    if (line.startsWith('#')) return []
    const [fields = '', kind = '', frame = ''] = line.split('\t')
    const random = randomFor('text check', frame)
    const choose = (_: string, choices: string) => pick(choices, random)
    const texts = Array.from({ length: TEXTS_PER_FRAME }, () => frame.replaceAll(/\[([^\]]*)\]/g, choose))
    return [...new Set(texts)].map((text) => ({ isHarm, kind, field: pick(fields, random), text, hand: 'frames' }))
  })
}

function readProse(name: string): CorpusText[] {
  const lines = linesOf(name).filter((line) => !line.startsWith('#'))
  return lines.map((text) => ({ isHarm: false, kind: 'prose', field: 'chat', text, hand: 'prose' }))
}

function pick(choices: string, random: () => number): string {
  const all = choices.split('|')
  return all[Math.floor(random() * all.length)] ?? ''
}
