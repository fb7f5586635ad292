/** Types, lint, import borders, lock file, licences, unused code. `npm run check` adds the tests; `npm test` runs these first. */
import { join } from 'node:path'
import { ROOT, runNode, toolPath } from './run-tool.ts'

const STEPS: readonly { name: string; run: () => Promise<number> }[] = [
  { name: 'types', run: () => runNode(toolPath('typescript', 'tsc'), ['-b']) },
  {
    name: 'lint',
    run: () => runNode(toolPath('@biomejs/biome', 'biome'), ['check', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'imports', run: () => runNode(join(ROOT, 'scripts/check-imports.ts')) },
  { name: 'lock file', run: () => runNode(join(ROOT, 'scripts/lock-file.ts')) },
  { name: 'licences', run: () => runNode(join(ROOT, 'scripts/check-licences.ts')) },
  { name: 'unused code', run: () => runNode(toolPath('knip'), ['--no-progress']) },
]

/** Runs every check, also after one failed; answers the names of those that did. */
export async function runChecks(): Promise<string[]> {
  const failed: string[] = []
  for (const { name, run } of STEPS) {
    const startedAt = performance.now()
    const code = await run()
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    if (code !== 0) failed.push(name)
  }
  return failed
}

if (import.meta.main) {
  const failed = await runChecks()
  if (failed.length > 0) {
    console.error(`failed: ${failed.join(', ')}`)
    process.exit(1)
  }
  if (!process.argv.includes('--without-tests'))
    process.exit(await runNode(join(ROOT, 'scripts/test.ts'), ['--without-checks']))
}
