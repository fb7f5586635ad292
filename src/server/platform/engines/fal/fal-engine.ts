import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { SoundDecoder } from '../../media/decode/sound-decoder.ts'
import { FilmEncoderMissing } from '../../media/film-encoder-missing.ts'
import type { AttemptContext, Engine, LipSyncFilmWork, LipSyncWork, Operation, PaidRequest, Progress } from '../engine.ts'
import { NotTaken } from '../not-taken.ts'
import { askFal, type Fetch } from './ask-fal.ts'
import { bringFiles } from './bring-files.ts'
import type { FalAddresses } from './fal-addresses.ts'
import { type FalCall, isInputFile } from './fal-call.ts'
import { FAL_MODELS, type FalUse, SPEECH_MOST_SECONDS } from './fal-models.ts'
import { readRefusal } from './fal-refusal.ts'
import { CallbackBody, CallState, CancelAnswer, OperationState, StatusAnswer, SubmitAnswer } from './fal-shapes.ts'
import { fetchOutputs, isUnusableAnswer, type OutputParts } from './fetch-outputs.ts'
import { FORGET_FILES } from './forget-files.ts'
import { FILM_KINDS, PICTURE_KINDS, planCall } from './plan-call.ts'
import { fitSeconds } from './plan-film.ts'
import { planLipSync } from './plan-lip-sync.ts'
import { submitToFal } from './submit-to-fal.ts'

export const FAL = 'fal'

export interface FalParts extends OutputParts {
  readonly key: string
  readonly addresses: FalAddresses
  readonly fetch: Fetch
  /** Other models than the table's, for some uses. */
  readonly models: Readonly<Partial<Record<FalUse, string>>>
  /** Where fal may call back about an attempt; undefined where fal cannot reach us. */
  readonly callbackUrl: (attemptId: string) => string | undefined
  /** Reads sounds; without it nobody is made to speak. */
  readonly sounds?: SoundDecoder
}

const PICTURES_PAUSE_MS = 1_000
const FILM_PAUSE_MS = 4_000

/** Models at fal, through its queue: one request per attempt, whose answer may come by asking or by being called back. */
export function createFalEngine(parts: FalParts): Engine {
  const filmKinds = parts.films ? FILM_KINDS : []
  const speechKinds = parts.films && parts.sounds ? (['lip-sync', 'lip-sync-film'] as const) : []
  return {
    name: FAL,
    abilities: {
      kinds: [...PICTURE_KINDS, ...filmKinds, ...speechKinds],
      photos: true,
      repeatable: false,
      cancel: true,
    },

    // These models read any words; how long a film may be is all that is known before.
    foresee: async (outline) => ({
      warnings: outline.kind === 'video' ? fitSeconds(outline).warnings : [],
      isRefused: false,
    }),

    async start(work, attempt) {
      const isSpeech = work.kind === 'lip-sync' || work.kind === 'lip-sync-film'
      const call = isSpeech ? await planSpeech(parts, work, attempt) : planCall(work)
      if (!call) throw new NotTaken(`fal does not make "${work.kind}"`, { failure: 'engine.failed' })
      return await send(parts, call, attempt)
    },

    async check(operation, attempt) {
      const { call, addresses, called } = OperationState.parse(operation.state)
      if (called?.status === 'OK') return await fetchOutputs(parts, call, { payload: called.payload, attempt })
      if (called) return { state: 'failed', retry: false, ...readRefusal(called.payload ?? called) }
      if (!addresses) throw new Error(`the operation ${operation.id} has neither an answer nor an address`)
      return await ask(parts, { call, addresses }, attempt)
    },

    async cancel(operation) {
      const { addresses, called } = OperationState.parse(operation.state)
      if (called) return 'too late'
      if (!addresses) return 'unsupported'
      const { status, json } = await askFal(parts, addresses.cancel, { method: 'PUT' })
      const answer = CancelAnswer.safeParse(json).data?.status
      if (answer === 'ALREADY_COMPLETED' || status === 404 || answer === 'NOT_FOUND') return 'too late'
      return status < 300 ? 'cancelled' : 'unsupported'
    },

    receive(call, { request, operation }) {
      const body = CallbackBody.safeParse(call)
      const state = CallState.safeParse(request.state)
      if (!body.success || !state.success) return undefined
      const { request_id: id, ...called } = body.data
      if (operation && operation.id !== id) return undefined
      const known = operation ? OperationState.parse(operation.state) : { call: state.data }
      return { engine: FAL, id, state: { ...known, called } }
    },
  }
}

/** Sends the one paid request of an attempt, after it was written down. */
async function send(parts: FalParts, call: FalCall, attempt: AttemptContext): Promise<Operation> {
  const { addresses, models } = parts
  const { use, media, labels, warnings, costUsd } = call
  const model = models[use] ?? FAL_MODELS[use].model
  const state: CallState = { model, media, labels, warnings }
  const body = await bringFiles(parts, call.input, attempt.signal)
  const callbackUrl = parts.callbackUrl(attempt.attemptId)
  const query = callbackUrl ? `?fal_webhook=${encodeURIComponent(callbackUrl)}` : ''
  const request: PaidRequest = { model, requestHash: hashOf(model, call.input), costUsd, state }
  assert(attempt.recordRequest, 'nothing is sent that is not written down')
  await attempt.recordRequest(request)
  const answer = await submitToFal(() =>
    askFal(parts, `${addresses.queue}/${model}${query}`, {
      method: 'POST',
      body,
      headers: FORGET_FILES,
      signal: attempt.signal,
    }),
  )
  const taken = SubmitAnswer.parse(answer.json)
  const operation: OperationState = {
    call: state,
    addresses: { status: taken.status_url, response: taken.response_url, cancel: taken.cancel_url },
  }
  const foreign = Object.values(operation.addresses ?? {}).find((address) => !addresses.isOfQueue(address))
  if (foreign !== undefined) throw new Error(`fal names an address that is not its own: ${foreign.slice(0, 200)}`)
  return { engine: FAL, id: taken.request_id, state: operation }
}

/** How far a request is, and what it made. Throws when fal does not say. */
async function ask(
  parts: FalParts,
  { call, addresses }: { call: CallState; addresses: NonNullable<OperationState['addresses']> },
  attempt: AttemptContext,
): Promise<Progress> {
  const { signal } = attempt
  const status = await askFal(parts, addresses.status, { method: 'GET', signal })
  const told = StatusAnswer.safeParse(status.json)
  if (status.status >= 300 || !told.success) throw new Error(`fal answered ${status.status} when asked how far it is`)
  const pauseMs = call.media === 'film' ? FILM_PAUSE_MS : PICTURES_PAUSE_MS
  if (told.data.status === 'IN_QUEUE') {
    const position = told.data.queue_position ?? 0
    const stage = position > 0 ? `Waiting for the engine, ${position} before this` : 'Waiting for the engine'
    return { state: 'pending', stage, share: 0, pauseMs }
  }
  if (told.data.status === 'IN_PROGRESS') return { state: 'pending', stage: 'The engine is at work', share: 0.25, pauseMs }
  const result = await askFal(parts, addresses.response, { method: 'GET', signal }).catch((error: unknown) => {
    if (isUnusableAnswer(error)) return error
    throw error
  })
  if (result instanceof Error) return { state: 'failed', failure: 'engine.failed', retry: false, detail: result.message }
  if (result.status < 300) return await fetchOutputs(parts, call, { payload: result.json, attempt })
  // A gateway that cannot answer just now says nothing about the work; a failed work says of what kind its failure is.
  const isAboutWork =
    result.status < 500 ? ![401, 403, 408, 429].includes(result.status) : result.headers.has('x-fal-error-type')
  if (!isAboutWork) throw new Error(`fal answered ${result.status} when asked for what it made`)
  return { state: 'failed', retry: false, ...readRefusal(result.json) }
}

/** The same for the same work, however its files travel. */
function hashOf(model: string, input: FalCall['input']): string {
  const plain = JSON.stringify(input, (_name, value: unknown) =>
    isInputFile(value) ? createHash('sha256').update(value.file).digest('hex') : value,
  )
  return createHash('sha256').update(`${model}\n${plain}`).digest('hex')
}

async function planSpeech(
  { sounds }: FalParts,
  work: LipSyncWork | LipSyncFilmWork,
  { signal }: AttemptContext,
): Promise<FalCall | undefined> {
  try {
    const sound = await sounds?.decode(work.sound, { mostSeconds: SPEECH_MOST_SECONDS }, signal)
    return sound && planLipSync(work, sound)
  } catch (error) {
    signal.throwIfAborted()
    const failure = error instanceof FilmEncoderMissing ? 'engine.no-encoder' : 'engine.failed'
    throw new NotTaken(`the sound could not be read: ${error}`, { failure }, { cause: error })
  }
}
