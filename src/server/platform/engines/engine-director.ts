import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Engines } from './choose-engines.ts'
import type { Engine, Operation, Progress, Rehearsal } from './engine.ts'

/** What `POST /dev/engine` says of the next jobs; without `userId` of anybody's. */
const EngineInstruction = z.object({
  next: z.enum(['succeed', 'fail', 'refuse', 'hang', 'register-late']),
  delayMs: z.number().int().min(0).max(86_400_000).default(0),
  times: z.number().int().min(1).max(1000).default(1),
  userId: z.string().optional(),
})
type EngineInstruction = z.output<typeof EngineInstruction>

/** Development: decides how the next jobs go. */
export interface EngineDirector {
  /** The engines, which play the part an attempt brings along and are themselves otherwise. */
  readonly engines: Engines
  /** Instructions are used up in the order they came. Throws an Error with a sentence for one that makes no sense. */
  direct(instruction: z.input<typeof EngineInstruction>): void
  /** The part for this user's next job, once. */
  take(userId: string): Rehearsal | undefined
}

export function createEngineDirector(engines: Engines): EngineDirector {
  let waiting: EngineInstruction[] = []
  const players = new Map<Engine, Engine>()
  const playing = (engine: Engine | undefined) => {
    if (engine && !players.has(engine)) players.set(engine, createPlayingEngine(engine))
    return engine && players.get(engine)
  }
  return {
    engines: {
      ...engines,
      forKind: (kind) => playing(engines.forKind(kind)),
      named: (name) => playing(engines.named(name)),
    },
    direct(instruction) {
      const read = EngineInstruction.safeParse(instruction)
      if (!read.success) throw new Error(z.prettifyError(read.error), { cause: read.error })
      waiting.push(read.data)
    },
    take(userId) {
      const found = waiting.find((instruction) => instruction.userId === undefined || instruction.userId === userId)
      if (!found) return undefined
      const rest = found.times > 1 ? [{ ...found, times: found.times - 1 }] : []
      waiting = waiting.flatMap((instruction) => (instruction === found ? rest : [instruction]))
      return { next: found.next, delayMs: found.delayMs }
    },
  }
}

const PLAYED = 'rehearsal'

function createPlayingEngine(engine: Engine): Engine {
  return {
    name: engine.name,
    abilities: engine.abilities,
    ...(engine.objectToEdit && { objectToEdit: engine.objectToEdit }),
    ...(engine.objectToLipSync && { objectToLipSync: engine.objectToLipSync }),
    ...(engine.foresee && { foresee: engine.foresee }),
    ...(engine.receive && { receive: engine.receive }),
    // A part that was played has nothing that could be stopped.
    cancel: async (operation) => (operation.state === PLAYED ? 'unsupported' : engine.cancel(operation)),
    async start(work, attempt) {
      if (!attempt.rehearsal || playsItself(attempt.rehearsal)) return engine.start(work, attempt)
      await attempt.recordRequest?.({ requestHash: '', model: PLAYED, costUsd: 0, state: null })
      return { engine: engine.name, id: attempt.attemptId, state: PLAYED }
    },
    async check(operation, attempt) {
      const { rehearsal, signal } = attempt
      if (!rehearsal) return engine.check(operation, attempt)
      if (rehearsal.next === 'hang') return untilAborted(signal)
      // A job that is registered late is not slow: its delay is the registration's.
      if (rehearsal.next !== 'register-late') await wait(rehearsal.delayMs, undefined, { signal })
      return playsItself(rehearsal) ? engine.check(operation, attempt) : ending(rehearsal, operation)
    },
  }
}

function playsItself({ next }: Rehearsal): boolean {
  return next === 'succeed' || next === 'register-late'
}

function ending({ next }: Rehearsal, { id }: Operation): Progress {
  const failure = next === 'refuse' ? 'engine.refused' : 'engine.failed'
  return { state: 'failed', failure, retry: false, detail: `/dev/engine let the attempt ${id} ${next}` }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
