/** What the built pages ask of a network, scripts and the data of the human form: `node scripts/script-budgets.ts` lists it, `npm test` holds it after the build. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { GUEST_PAGES } from './few-files.ts'
import { ROOT } from './run-tool.ts'

const KIB = 1024
/** Packed as they travel. */
const BUDGET_KIB = { 'first load': 150, 'live sketch, when idle': 150, 'every user': 42, page: 40 }
const FORM_BUDGET_BYTES = { sketch: 250_000, whole: 1_000_000 }
/** Begins by itself after the first screen; so it belongs to the first load, though nothing imports it at once. */
const SOON_AFTER = 'sdk'
/** What every page of somebody who is signed in goes on with (scripts/few-files.ts). */
const EVERY_USER = 'user'

export interface Weight {
  readonly name: string
  readonly kib: number
  readonly budgetKib: number
}

/**
 * The scripts of the first load, of the live sketch, of what every user has beyond the first load, and of each page beyond what
 * its visitor has already, in `pages` as they were built; and of the data of the human form, which the live sketch fetches.
 */
export async function scriptWeights(pages: string): Promise<Weight[]> {
  const assets = await readdir(join(pages, 'assets'))
  const scripts = assets.filter((file) => file.endsWith('.js'))
  const built = (name: string) => {
    const file = scripts.find((script) => script.startsWith(`${name}-`) && script.length === `${name}-12345678.js`.length)
    if (!file) throw new Error(`the build has no script ${name}`)
    return file
  }
  const withImports = (...files: string[]) => allImportedBy(files, (file) => readFile(join(pages, 'assets', file), 'utf8'))
  const kibOf = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...files].map((file) => stat(join(pages, 'assets', `${file}.br`))))
    return sizes.reduce((sum, { size }) => sum + size, 0) / KIB
  }

  const shell = await readFile(join(pages, 'create.html'), 'utf8')
  const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(shell)?.[1]
  if (!entry) throw new Error('the landing page has no script')
  const first = await withImports(entry, built(SOON_AFTER))
  const sketch = await withImports(built('sketch-worker'))
  const usersFile = built(EVERY_USER)
  const everyUser = (await withImports(usersFile)).difference(first)
  const formWeight = async ([name, budgetBytes]: [string, number]) => {
    const file = assets.find((asset) => new RegExp(`^${name}-.{8}\\.bin$`).test(asset))
    if (!file) throw new Error(`the build has no ${name}.bin`)
    return { name: `human form, ${name}`, kib: await kibOf([file]), budgetKib: budgetBytes / KIB }
  }
  const pagesOwn = scripts.filter((file) => /-page-.{8}\.js$/.test(file))
  return [
    { name: 'first load', kib: await kibOf(first), budgetKib: BUDGET_KIB['first load'] },
    { name: 'live sketch, when idle', kib: await kibOf(sketch), budgetKib: BUDGET_KIB['live sketch, when idle'] },
    { name: 'every user', kib: await kibOf(everyUser), budgetKib: BUDGET_KIB['every user'] },
    ...(await Promise.all(Object.entries(FORM_BUDGET_BYTES).map(formWeight))),
    ...(await Promise.all(
      pagesOwn.map(async (file) => {
        const all = (await withImports(file)).difference(first)
        const name = file.replace(/-.{8}\.js$/, '')
        if (all.has(usersFile) && GUEST_PAGES.some((page) => page.endsWith(`/${name}.tsx`)))
          throw new Error(`guests open ${name}, and it brings what users alone need`)
        const own = all.has(usersFile) ? all.difference(everyUser) : all
        return { name, kib: await kibOf(own), budgetKib: BUDGET_KIB.page }
      }),
    )),
  ]
}

/** The scripts and all that they import at once, themselves or through others. */
async function allImportedBy(files: readonly string[], read: (file: string) => Promise<string>): Promise<Set<string>> {
  const found = new Set(files)
  for (const file of found) {
    for (const [, imported] of (await read(file)).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      if (imported) found.add(imported)
  }
  return found
}

if (import.meta.main) {
  const weights = await scriptWeights(join(ROOT, 'dist'))
  for (const { name, kib, budgetKib } of weights)
    console.log(`${kib <= budgetKib ? '✓' : '✗'} ${name}: ${kib.toFixed(1)} kB of ${Math.floor(budgetKib)}`)
  if (weights.some(({ kib, budgetKib }) => kib > budgetKib)) process.exit(1)
}
