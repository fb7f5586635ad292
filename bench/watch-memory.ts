import { readdir, readFile } from 'node:fs/promises'

const SAMPLE_MS = 50

/** The most memory that this process and all it started had together since `watchMemory` was called; Linux only, else 0. */
export function watchMemory(): { mostMb(): number } & Disposable {
  let mostMb = 0
  const watch = setInterval(async () => {
    mostMb = Math.max(mostMb, await familyMb())
  }, SAMPLE_MS)
  return { mostMb: () => mostMb, [Symbol.dispose]: () => clearInterval(watch) }
}

async function familyMb(): Promise<number> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    numbers.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return {
        pid: Number(pid),
        parent: Number(/PPid:\s+(\d+)/.exec(status)?.[1]),
        mb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024,
      }
    }),
  )
  const family = new Set([process.pid])
  // A child's number may be smaller than its parent's once numbers start anew: look until nobody new is found.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce((sum, { pid, mb }) => (family.has(pid) ? sum + mb : sum), 0)
}
