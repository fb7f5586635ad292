import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { youngBytes } from '../../../threads/give-young-back.ts'
import { STEPS_OF_DRAWING } from '../../../threads/go-behind.ts'
import { createDrawingPool } from '../drawing-pool.ts'

// A process of its own, in which nobody else's threads stand behind the event loop: draws twice at once, waits until the threads
// have ended, rests until what lives shortly has given its room back, draws again, and says what it saw. Whoever starts it ends it
// when the threads never end.
const pool = createDrawingPool({ threads: 2, idleMs: 100 })
const draw = () =>
  pool.draw(
    { kind: 'words', description: 'A calm woman with silver hair', style: 'anime', seed: 'pool', candidate: 1, sizePx: 64 },
    new AbortController().signal,
  )

/** V8 is asked every five seconds, twelve times; it mostly gives the room back the third or fourth time. */
const LONGEST_REST_SECONDS = 65

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
while (threadsBehind() > 0) await delay(20)
// Looking takes next to nothing of that room: V8 by itself would keep it for as long as nobody works.
let isRoomGivenBack = false
for (let seconds = 0; seconds < LONGEST_REST_SECONDS && !isRoomGivenBack; seconds += 1) {
  await delay(1_000)
  isRoomGivenBack = youngBytes() <= filledBytes / 4
}
const behindAtRest = threadsBehind()
const again = await draw()
const isSamePicture = Buffer.compare(again.png, first.png) === 0
process.stdout.write(
  JSON.stringify({
    behindAtFirst,
    behindWhenDrawn,
    behindAtRest,
    isRoomGivenBack,
    isSamePicture,
    hasLoopMoved: getPriority() !== before,
  }),
)
await pool[Symbol.asyncDispose]()
