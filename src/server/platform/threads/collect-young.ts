import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

let collect: Collect | undefined

/**
 * Collects what lived shortly in the thread that calls this, and gives the room it was in back to the system. JavaScript lets that
 * room grow to a hundred megabytes while much is going on, and keeps it for as long as then nothing happens. Takes no longer than what
 * V8 does by itself whenever the room is full: only what still lives is moved.
 */
export function collectYoung(): void {
  collect ??= findCollect()
  collect({ type: 'minor' })
}

/** V8 shows it to contexts that are made while this is set; ours does not need it. */
function findCollect(): Collect {
  setFlagsFromString('--expose-gc')
  const found: Collect = runInNewContext('gc') // V8's own
  setFlagsFromString('--no-expose-gc')
  return found
}
