type Listener = () => void

const listeners = new Set<Listener>()

/** Something answered as if nobody, or somebody else, were signed in: whoever knows the account asks again. */
export function doubtSession(): void {
  for (const listener of listeners) listener()
}

/** Runs `listener` at every doubt, until the answered function is called. */
export function onSessionDoubt(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
