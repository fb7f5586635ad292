import type { Company } from './interruptions.store.ts'

/** Where the jobs of one process are worked on: many beside each other, or one alone. */
export interface Workplace {
  /** Whether whoever enters now does not wait. */
  isFree(company: Company): boolean
  /** Waits for a place, in the order of asking, and holds it until it is disposed. Throws the signal's reason when that fires first. */
  enter(company: Company, signal: AbortSignal): Promise<Disposable>
}

interface Waiting {
  readonly company: Company
  readonly admit: () => void
}

export function createWorkplace(): Workplace {
  const waiting: Waiting[] = []
  let inside = 0
  let isTakenAlone = false

  const mayEnter = (company: Company) => (company === 'alone' ? inside === 0 : !isTakenAlone)

  function admitNext(): void {
    for (let next = waiting[0]; next && mayEnter(next.company); next = waiting[0]) {
      waiting.shift()
      inside += 1
      isTakenAlone = next.company === 'alone'
      next.admit()
    }
  }

  function leave(): void {
    inside -= 1
    isTakenAlone = false
    admitNext()
  }

  return {
    isFree: (company) => waiting.length === 0 && mayEnter(company),
    async enter(company, signal) {
      signal.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const place: Waiting = { company, admit: resolve }
      const giveUp = () => {
        const index = waiting.indexOf(place)
        if (index < 0) return
        waiting.splice(index, 1)
        reject(signal.reason)
        admitNext()
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(place)
      admitNext()
      try {
        await promise
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
      return { [Symbol.dispose]: leave }
    },
  }
}
