/**
 * `npm run explore -- <test file> [--seeds 12] [--from <seed>]`: runs the properties of test files with other seeds than the one of
 * every day, and tells with which of them they failed.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runNode, toolPath } from './run-tool.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '12' }, from: { type: 'string' } },
})
const count = Number(values.seeds)
const from = Number(values.from ?? randomInt(2 ** 30))
if (positionals.length === 0 || !(count > 0) || !Number.isInteger(from)) {
  console.error('Usage: npm run explore -- <test file> [--seeds 12] [--from <seed>]')
  process.exit(2)
}

const failed: number[] = []
for (let seed = from; seed < from + count; seed += 1) {
  const args = ['run', '--reporter=dot', ...positionals]
  if ((await runNode(toolPath('vitest'), args, { PROPERTY_SEED: String(seed) })) !== 0) failed.push(seed)
}
console.log(`seeds ${from} to ${from + count - 1}: ${count - failed.length} passed, ${failed.length} failed`)
for (const seed of failed) console.log(`again with: PROPERTY_SEED=${seed} npx vitest run ${positionals.join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)
