/** Descriptions kept as text for tests: one a line, then a tab and what it states; `#` begins a remark. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-tool.ts'

/** The lines of `corpora/<name>.txt` in a folder of the studio, each with what follows its tab. */
export function readCorpus(folder: 'words' | 'body', name: string): [description: string, states: string][] {
  const text = readFileSync(join(ROOT, 'src/studio', folder, 'corpora', `${name}.txt`), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [description = '', states = ''] = line.split('\t')
    return [description, states]
  })
}

/** A corpus without what its descriptions state. */
export const readOrders = (name: string): string[] => readCorpus('words', name).map(([description]) => description)
