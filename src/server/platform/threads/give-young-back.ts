import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

/** V8 gives room back only where little was taken in its last five seconds. */
const AGAIN_MS = 5_100
const MOST_TIMES = 12
/** Also where there is little room by then: what is done at the end of much work fills it only now. */
const LEAST_TIMES = 3
const SMALL_BYTES = 16 * 1024 * 1024

let collect: Collect | 'not to be had' | undefined

/**
 * Gives the room of this thread for what lives shortly back to the system, as soon as it is not needed: now or in a few seconds, until
 * that is called off. JavaScript lets it grow to a hundred megabytes while much is going on, and keeps it for as long as then nothing
 * happens. Each look takes no longer than what V8 does by itself whenever the room is full: only what still lives is moved.
 */
export function giveYoungBack(): { stop(): void } {
  let times = 0
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    collect ??= findCollect() ?? 'not to be had'
    // Then the room is kept, which costs memory and nothing else.
    if (collect === 'not to be had') return
    collect({ type: 'minor' })
    times += 1
    if (times < LEAST_TIMES || (times < MOST_TIMES && youngBytes() > SMALL_BYTES)) timer = setTimeout(look, AGAIN_MS).unref()
  }
  look()
  return { stop: () => clearTimeout(timer) }
}

/** The room of this thread for what lives shortly, used or not. */
export function youngBytes(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.physical_space_size ?? 0
}

/** V8 shows it to contexts that are made while this is set; ours does not need it. */
function findCollect(): Collect | undefined {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('gc') // V8's own
  } catch {
    return undefined
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
