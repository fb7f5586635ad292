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

/** Looking at every process of the machine twenty times a second would take a sixth of a core from what is measured. */
const parents = new Map<number, number>()

async function familyMb(): Promise<number> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const running = new Set(numbers)
  for (const pid of parents.keys()) if (!running.has(pid)) parents.delete(pid)
  await Promise.all(
    numbers.map(async (pid) => {
      if (!parents.has(pid)) parents.set(pid, await numberIn(pid, /PPid:\s+(\d+)/))
    }),
  )
  const family = new Set([process.pid])
  // A child's number may be smaller than its parent's once numbers start anew: look until nobody new is found.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  const sizes = await Promise.all([...family].map(async (pid) => (await numberIn(pid, /VmRSS:\s+(\d+) kB/)) / 1024))
  return sizes.reduce((sum, mb) => sum + mb, 0)
}

/** Of what the system tells about a process; 0 when it has ended. */
async function numberIn(pid: number, pattern: RegExp): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(pattern.exec(status)?.[1] ?? 0)
}
