/**
 * `node scripts/drawn-bodies.ts`: measures on the human form what drawn people, who are drawn without its data, have of it:
 * makes `measured-*.ts` in `src/studio/form` of the form's stored bytes, the same of the same.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredChest } from './form/measured-chest.ts'
import { measuredFeet } from './form/measured-feet.ts'
import { measuredHands } from './form/measured-hands.ts'
import { measuredLimbs } from './form/measured-limbs.ts'
import { measuredTrunks } from './form/measured-trunks.ts'
import { ROOT } from './run-tool.ts'

const FOLDER = join(ROOT, 'src/studio/form')

const moduleOf = (name: string, digits: string) =>
  `/** Made of the human form by scripts/drawn-bodies.ts: packed numbers in hexadecimal digits. */\nexport const ${name} =\n  '${digits}'\n`

export const handModule = () => moduleOf('MEASURED_HAND', measuredHands())
export const chestModule = () => moduleOf('MEASURED_CHEST', measuredChest())
export const footModule = () => moduleOf('MEASURED_FOOT', measuredFeet())
export const limbsModule = () => moduleOf('MEASURED_LIMBS', measuredLimbs())
export const trunksModule = () => moduleOf('MEASURED_TRUNKS', measuredTrunks())

if (import.meta.main) {
  writeFileSync(join(FOLDER, 'measured-hand.ts'), handModule())
  writeFileSync(join(FOLDER, 'measured-chest.ts'), chestModule())
  writeFileSync(join(FOLDER, 'measured-foot.ts'), footModule())
  writeFileSync(join(FOLDER, 'measured-limbs.ts'), limbsModule())
  writeFileSync(join(FOLDER, 'measured-trunks.ts'), trunksModule())
}
