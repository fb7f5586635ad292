/**
 * `node scripts/drawn-bodies.ts`: measures on the human form what drawn people, who are drawn without its data, have of it:
 * makes `src/studio/form/measured-hand.ts` of the form's stored bytes, the same of the same.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredHands } from './form/measured-hands.ts'
import { ROOT } from './run-tool.ts'

const FOLDER = join(ROOT, 'src/studio/form')

export const handModule = () =>
  `/** Made of the human form by scripts/drawn-bodies.ts: packed numbers in hexadecimal digits. */\nexport const MEASURED_HAND =\n  '${measuredHands()}'\n`

if (import.meta.main) writeFileSync(join(FOLDER, 'measured-hand.ts'), handModule())
