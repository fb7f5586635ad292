/** So many answers are one look; more of them would hold up what else the process does. */
const MOST_AT_ONCE = 200

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  resolve(answer: Answer | undefined): void
  reject(error: unknown): void
}

/**
 * Looks things up in batches, one batch after the other: what is asked for while one is on its way is the next. So a storm of
 * events takes one connection to the database and little memory, and events are told in the order in which they happened.
 */
export function createBatchedLookup<Asked extends { readonly userId: string }, Answer>({
  find,
  keyOf,
  isHere,
}: {
  /** The answers by `keyOf`, without those that there are not. */
  find(asked: readonly Asked[]): Promise<ReadonlyMap<string, Answer>>
  keyOf(asked: Asked): string
  /** Whether anybody would be told: nothing is looked up for who has left meanwhile. */
  isHere(userId: string): boolean
}) {
  const waiting: Waiting<Asked, Answer>[] = []
  let isLooking = false

  async function lookAll(): Promise<void> {
    while (waiting.length > 0) await look(waiting.splice(0, MOST_AT_ONCE))
    isLooking = false
  }

  /** A batch that fails is halved, so that one broken thing keeps nobody else from theirs. */
  async function look(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    const wanted = batch.map(({ asked }) => asked).filter(({ userId }) => isHere(userId))
    try {
      const answers = wanted.length === 0 ? new Map<string, Answer>() : await find(wanted)
      for (const { asked, resolve } of batch) resolve(answers.get(keyOf(asked)))
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error)
      const half = Math.ceil(batch.length / 2)
      await look(batch.slice(0, half))
      await look(batch.slice(half))
    }
  }

  return (asked: Asked): Promise<Answer | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (isLooking) return
      isLooking = true
      // What is told in the same breath is one batch.
      queueMicrotask(() => void lookAll())
    })
}
