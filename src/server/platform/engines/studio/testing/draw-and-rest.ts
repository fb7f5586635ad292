import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { STEPS_OF_DRAWING } from '../../../threads/go-behind.ts'
import { createDrawingPool } from '../drawing-pool.ts'

// A process of its own, in which nobody else's threads stand behind the event loop: draws twice at once, waits until the threads
// have ended and what lives shortly has given its room back, draws again, and says what it saw. Whoever starts it ends it when that never comes.
const pool = createDrawingPool({ threads: 2, idleMs: 100 })
const draw = () =>
  pool.draw(
    { kind: 'words', description: 'A calm woman with silver hair', style: 'anime', seed: 'pool', candidate: 1, sizePx: 64 },
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

/** The room of this thread for what lives shortly. */
const youngBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.physical_space_size ?? 0

/** Lives long enough to be moved, which makes that room grow. */
function fillYoung(): number {
  let most = 0
  for (let round = 0; round < 40; round += 1) {
    const living = Array.from({ length: 50_000 }, (_, index) => ({ index, text: `living ${index}` }))
    most = Math.max(most, youngBytes(), living.length)
  }
  return most
}

const before = getPriority()
const behindAtFirst = threadsBehind()
const [first] = await Promise.all([draw(), draw()])
const behindWhenDrawn = threadsBehind()
const filledBytes = fillYoung()
while (threadsBehind() > 0 || youngBytes() > filledBytes / 4) await delay(20)
const behindAtRest = threadsBehind()
const again = await draw()
const isSamePicture = Buffer.compare(again.png, first.png) === 0
process.stdout.write(
  JSON.stringify({ behindAtFirst, behindWhenDrawn, behindAtRest, isSamePicture, hasLoopMoved: getPriority() !== before }),
)
await pool[Symbol.asyncDispose]()
