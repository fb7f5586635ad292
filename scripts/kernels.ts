/** `node scripts/kernels.ts`: makes `src/studio/kernels/kernels-module.ts` of `kernels.wat`, after a change there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import loadWabt from 'wabt'
import { ROOT } from './run-tool.ts'

const FOLDER = join(ROOT, 'src/studio/kernels')

/** The module's source, a line of hexadecimal digits. */
export async function kernelsModule(): Promise<string> {
  const { parseWat } = await loadWabt()
  const module = parseWat('kernels.wat', readFileSync(join(FOLDER, 'kernels.wat'), 'utf8'), { simd: true, bulk_memory: true })
  module.validate()
  const { buffer } = module.toBinary({})
  module.destroy()
  const digits = Buffer.from(buffer).toString('hex')
  return `/** Made of kernels.wat by scripts/kernels.ts: a WebAssembly module in hexadecimal digits. */\nexport const KERNELS_MODULE =\n  '${digits}'\n`
}

if (import.meta.main) writeFileSync(join(FOLDER, 'kernels-module.ts'), await kernelsModule())
