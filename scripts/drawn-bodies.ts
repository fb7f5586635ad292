/**
 * `node scripts/drawn-bodies.ts`: measures on the human form what drawn people, who are drawn without its data, have of it:
 * makes `src/studio/form/measured-hand.ts` and `measured-limbs.ts` of the form's stored bytes, the same of the same.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredHands } from './form/measured-hands.ts'
import { measuredLimbs } from './form/measured-limbs.ts'
import { ROOT } from './run-tool.ts'

const FOLDER = join(ROOT, 'src/studio/form')

const moduleOf = (name: string, digits: string) =>
  `/** Made of the human form by scripts/drawn-bodies.ts: packed numbers in hexadecimal digits. */\nexport const ${name} =\n  '${digits}'\n`

export const handModule = () => moduleOf('MEASURED_HAND', measuredHands())
export const limbsModule = () => moduleOf('MEASURED_LIMBS', measuredLimbs())

if (import.meta.main) {
  writeFileSync(join(FOLDER, 'measured-hand.ts'), handModule())
  writeFileSync(join(FOLDER, 'measured-limbs.ts'), limbsModule())
}
