/** Builds the pages into dist/ with Vite. */
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './run-tool.ts'

await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' })
