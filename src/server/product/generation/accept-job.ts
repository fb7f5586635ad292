import assert from 'node:assert/strict'
import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { JobType, PreviewMode } from '#contract/job-constants.ts'
import type { RefusedKind } from '#contract/refused-kinds.ts'
import type { Job } from '../../core/jobs/job.ts'
import { insertJob, isThere, markJobFree, rehearseJob } from '../../core/jobs/jobs.store.ts'
import { isShortText } from '../../core/moderation/create-text-moderation.ts'
import { moderateText, refusalOf } from '../../core/moderation/moderate-text.ts'
import { pipelined } from '../../platform/database/pipelined.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Work } from '../../platform/engines/engine.ts'
import { currentPlan } from '../billing/current-plan.store.ts'
import { wordsOf } from './clear-start.ts'
import { countStart, JOB_STARTS } from './count-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { heldUp } from './held-up.ts'
import { isFromPhoto } from './is-from-photo.ts'
import type { Price } from './price.ts'
import { refuseAboveQuote } from './refuse-above-quote.ts'

export interface NewJob {
  readonly id: string
  readonly kind: Work['kind']
  readonly type: JobType
  readonly mode: PreviewMode | null
  readonly title: string
  readonly prompt: string
  readonly style: string
  readonly input: object
  readonly characterId?: string
  readonly chatId?: string
  readonly originalJobId?: string
  readonly previewJobId?: string
  readonly attempt?: number
  /** Hashes of the key a repeated start carries, and of what it asks for. */
  readonly idempotencyKey?: string
  readonly requestHash?: string
}

interface NewStart {
  readonly job: NewJob
  readonly price: Price
  readonly requester: Requester
  /** What was read before the transaction (`clearStart`), or when it was first asked for. Long prompts must have been. */
  readonly clearedPrompt?: string | undefined
  /** Of the cleared prompt: what it is refused for where a photo is worked on. */
  readonly refusedOnPhoto?: RefusedKind | undefined
  /** A picture that came with the request is worked on. */
  readonly hasBrought?: boolean
  /** It goes along with another job that its user asked for, and is neither counted nor directed by itself. */
  readonly isAttendant?: boolean
}

/**
 * In one transaction: the job's row, the free use or the held credits, the queue, the event (architecture §5, step 3).
 * Undefined when a unique rule says that there is such a job already; then nothing was charged. Throws
 * 'identity.unproven', 'disk.full', 'credits.insufficient', 'price.changed', 'engine.unsupported', 'moderation.refused' and 'RATE_LIMITED'.
 */
export async function acceptJob(
  parts: GenerationParts,
  transaction: Transaction<Tables>,
  start: NewStart,
): Promise<Job | undefined> {
  const { job, price, requester, isAttendant = false } = start
  const { credits, queue, clock } = parts
  if (!parts.engine.abilities.kinds.includes(job.kind)) throw new AppError('engine.unsupported')
  const { userId } = requester
  const now = clock.now()
  const { freeUse } = price
  const canBeFree = freeUse !== undefined && requester.isProven
  // What was started already pays nothing again: both look whether the job was written.
  const onlyIf = isThere(job.id)
  const hold = { holdId: job.id, userId, amountCredits: price.credits, reason: job.type, onlyIf, canBeFree }
  const [accepted, isFree, balance] = await pipelined<[Job | undefined, boolean, number | undefined]>(
    transaction,
    (together) => [
      insertJob(together, newRow(start, now)),
      canBeFree ? credits.takeFreeUse(together, { kind: freeUse, userId, device: requester.device }, job.id, onlyIf) : NOT,
      price.credits > 0 ? credits.holdForJob(together, hold) : NOTHING,
    ],
  )
  if (!accepted) return undefined
  const objection = await heldUp(parts, requester, [job.kind])
  if (objection) throw objection
  if (!isAttendant) refuseAboveQuote(requester, isFree ? 0 : price.credits)
  if (isFree) await markJobFree(transaction, job.id)
  else if (price.credits > 0 && balance === undefined) {
    throw new AppError('credits.insufficient', { neededCredits: price.credits })
  }
  // Whoever cannot pay for it is told that, before anything is read.
  const refusedOnPhoto = refuseWords(start)
  if (refusedOnPhoto && (start.hasBrought || (await isFromPhoto(transaction, accepted)))) throw refusalOf(refusedOnPhoto)
  const group = { id: userId, ...(accepted.plan && { tier: accepted.plan }) }
  await pipelined(transaction, (together) => [
    isAttendant ? NOTHING : countStart(parts, together, requester, JOB_STARTS),
    queue.send(together, job.kind, { id: job.id, data: {}, turn: accepted.turn, group }),
    parts.announce(together, accepted),
  ])
  // Taken last: a start that was refused must not use up what `/dev/engine` said of the next one.
  const rehearsal = isAttendant ? undefined : parts.takeRehearsal?.(userId)
  if (rehearsal) await rehearseJob(transaction, job.id, { rehearsal, now })
  return accepted
}

const NOTHING = Promise.resolve(undefined)
const NOT = Promise.resolve(false)

function newRow({ job, price, requester: { userId } }: NewStart, now: Date): Parameters<typeof insertJob>[1] {
  return {
    id: job.id,
    user_id: userId,
    plan: currentPlan(userId, now),
    kind: job.kind,
    type: job.type,
    mode: job.mode,
    title: job.title,
    prompt: job.prompt,
    style: job.style,
    input: JSON.stringify(job.input),
    price_credits: price.credits,
    charge: price.credits > 0 ? 'held' : 'none',
    character_id: job.characterId ?? null,
    chat_id: job.chatId ?? null,
    original_job_id: job.originalJobId ?? null,
    preview_job_id: job.previewJobId ?? null,
    attempt: job.attempt ?? 0,
    idempotency_key: job.idempotencyKey ?? null,
    request_hash: job.requestHash ?? null,
    created_at: now,
    registered_at: now,
  }
}

/** Answers what the words are refused for where a photo is worked on. */
function refuseWords({ job: { title, prompt }, clearedPrompt, refusedOnPhoto }: NewStart): RefusedKind | undefined {
  const isShort = isShortText(prompt)
  assert(isShort || clearedPrompt === prompt, 'a long prompt is read in a thread, before the transaction of its start')
  const refused = moderateText(isShort ? wordsOf({ title, prompt }) : title)
  return refused ?? refusedOnPhoto
}
