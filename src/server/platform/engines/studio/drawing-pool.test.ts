import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test, vi } from 'vitest'
import { STEPS_OF_DRAWING } from '../../threads/go-behind.ts'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'

const draw = (pool: DrawingPool, description = 'A calm woman with silver hair') =>
  pool.draw(
    { kind: 'words', description, style: 'anime', seed: 'pool', candidate: 1, sizePx: 64 },
    new AbortController().signal,
  )

/** How many threads of this process stand as far behind as drawing does; only Linux tells. */
function threadsBehind(): number {
  const behind = Math.min(19, getPriority() + STEPS_OF_DRAWING)
  const niceOf = (task: string) => {
    try {
      // Behind the name in brackets, which may hold anything: man 5 proc.
      const fields = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return Number(fields[16])
    } catch {
      return Number.NaN
    }
  }
  return readdirSync('/proc/self/task').filter((task) => niceOf(task) === behind).length
}

test.runIf(process.platform === 'linux')('drawing stands behind the event loop, which stays where it was', async () => {
  const before = getPriority()
  await using pool = createDrawingPool({ threads: 1 })
  expect(threadsBehind()).toBe(0)
  await draw(pool)
  expect(threadsBehind()).toBeGreaterThan(0)
  expect(getPriority()).toBe(before)
})

test.runIf(process.platform === 'linux')(
  'threads that have nothing to draw end, and new ones draw the next pictures',
  async () => {
    await using pool = createDrawingPool({ threads: 2, idleMs: 100 })
    const first = await Promise.all([draw(pool), draw(pool)])
    await vi.waitFor(() => expect(threadsBehind()).toBe(0), { timeout: 30_000, interval: 20 })
    expect((await draw(pool)).png).toEqual(first[0].png)
  },
)

test('a thread that is asked again in time goes on, whatever was drawn before', async () => {
  await using pool = createDrawingPool({ threads: 1, idleMs: 60_000 })
  const pictures = []
  for (const description of ['A fox', 'An owl', 'A fox']) pictures.push(await draw(pool, description))
  expect(pictures[2]?.png).toEqual(pictures[0]?.png)
})
