/** `npm test`: every check and test, browser stories included; prints last how many acceptance rows passed tests prove. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { outcomesOfPlaywright, outcomesOfVitest, provedRows, rowsOf, type TestOutcome, titleComplaints } from './acceptance.ts'
import { findBrowser } from './browser.ts'
import { runChecks } from './check.ts'
import { ROOT, runNode, toolPath } from './run-tool.ts'

const reports = join(ROOT, 'reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const failed: string[] = process.argv.includes('--without-checks') ? [] : await runChecks()

if ((await runNode(join(ROOT, 'scripts/build.ts'))) !== 0) failed.push('build')
else if ((await runNode(join(ROOT, 'scripts/script-budgets.ts'))) !== 0) failed.push('script budgets')
const vitestCode = await runNode(toolPath('vitest'), [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
if (vitestCode !== 0) failed.push('unit and database tests')
const playwrightCode = await runNode(toolPath('@playwright/test', 'playwright'), ['test'], {
  TROUPE_BROWSER: findBrowser(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
})
if (playwrightCode !== 0) failed.push('browser stories')

const outcomes: TestOutcome[] = [
  ...(existsSync(vitestReport) ? outcomesOfVitest(readJson(vitestReport)) : []),
  ...(existsSync(playwrightReport) ? outcomesOfPlaywright(readJson(playwrightReport)) : []),
]
const rows = rowsOf(readFileSync(join(ROOT, 'docs/acceptance.md'), 'utf8'))
const complaints = titleComplaints(rows, outcomes)
for (const complaint of complaints) console.error(`test titles: ${complaint}`)
if (complaints.length > 0) failed.push('test titles')
if (outcomes.length === 0) failed.push('no test ran')

if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
const passedCount = outcomes.filter(({ passed }) => passed).length
console.log(`${passedCount} passed, ${outcomes.length - passedCount} failed`)
console.log(`acceptance: ${provedRows(rows, outcomes).length} of ${rows.length} rows proved`)
process.exit(failed.length === 0 ? 0 : 1)
