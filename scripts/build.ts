/** Builds the pages with Vite. They take the place of dist/ when they are whole: a server may be answering from it. */
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { prerenderLandingPage } from './prerender.ts'
import { ROOT } from './run-tool.ts'

const built = join(ROOT, 'dist')
const draft = join(ROOT, `dist.new-${process.pid}`)

// Left by builds that were killed.
for (const name of await readdir(ROOT)) {
  const pid = Number(/^dist\.new-(\d+)$/.exec(name)?.[1])
  if (pid > 0 && !isAlive(pid)) await rm(join(ROOT, name), { recursive: true, force: true })
}

try {
  await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: { outDir: draft } })
  await prerenderLandingPage(draft)
  await rm(built, { recursive: true, force: true })
  await rename(draft, built)
} finally {
  await rm(draft, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
