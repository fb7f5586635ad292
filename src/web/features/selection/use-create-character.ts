import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { addLocalCharacter } from '#web/data/characters/local-characters.ts'
import { checkCredits } from '#web/data/credits/check-credits.ts'
import { priceChange } from '#web/data/credits/price-change.ts'
import { priceRose } from '#web/data/credits/price-rose.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { callFunction, type FunctionOutput } from '#web/data/functions/call-function.ts'
import { FunctionCallError, isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { useStartedJobs } from '#web/data/jobs/started-jobs.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { deviceFingerprint } from '#web/data/session/device-fingerprint.ts'
import { showToast } from '#web/ui/toast.ts'
import { createRequest } from './create-request.ts'

/** How far the creation from a preview is. */
export type CreationState = 'none' | 'creating' | 'created' | 'expired' | 'attempted'

/** What is said when the creation has started, once. */
export interface StartedWords {
  readonly title: string
  readonly text?: string
}

const STARTED: StartedWords = { title: 'Character creation started!' }

/** Checks the credits, creates the character of the chosen preview and says how it went; `preview` is undefined while none is. */
export function useCreateCharacter(preview: JobCard | undefined, startedWords: StartedWords = STARTED) {
  const [told, setTold] = useState<{ jobId: string; state: CreationState }>()
  const queryClient = useQueryClient()
  const { toPrices } = useWayToCredits()

  const run = async (previewUrl: string | undefined): Promise<FunctionOutput<'create-character'> | undefined> => {
    if (!preview || !previewUrl) {
      showToast({ kind: 'error', title: 'No image selected', text: 'Please select an image to create your character.' })
      return undefined
    }
    const setState = (state: CreationState) => setTold({ jobId: preview.jobId, state })
    setState('creating')
    const details = { previewJobId: preview.jobId }
    const check = await checkCredits('create-character', details)
    if (check.outcome !== 'allowed') {
      setState('none')
      showToast({ kind: 'error', title: check.title, text: check.text })
      if (check.outcome === 'short') toPrices()
      return undefined
    }
    const { priceCredits } = check
    const newPrice = priceRose(queryClient, { userId: preview.userId, job: 'create-character', details, priceCredits })
    if (newPrice) {
      setState('none')
      showToast({ kind: 'info', ...newPrice })
      return undefined
    }
    try {
      const created = await spendCredits(priceCredits, async (quoted) =>
        callFunction('create-character', createRequest(preview, previewUrl, Date.now()), {
          isAsync: true,
          headers: { ...quoted, 'x-device-fingerprint': (await deviceFingerprint()) ?? '' },
        }),
      )
      if (!created.jobId) throw new Error('create-character answered without a job.')
      setState('created')
      showToast({ kind: 'success', ...startedWords })
      const { userId, characterName: name } = preview
      useStartedJobs.getState().add({ jobId: created.jobId, userId, name, startedAtMs: Date.now() })
      void queryClient.invalidateQueries({ queryKey: queryKeys.characters(preview.userId) })
      void queryClient.invalidateQueries({ queryKey: queryKeys.jobs(preview.userId).slice(0, 3) })
      const { characterId, chatId } = created
      void addLocalCharacter({ characterId, chatId, name: preview.characterName, previewUrl, style: preview.style })
      return created
    } catch (error) {
      setState(stateAfter(error))
      showToast({ kind: 'error', ...(priceChange(error) ?? wordsFor(error)) })
      if (priceChange(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.user })
      if (isInsufficientCredits(error)) toPrices()
      return undefined
    }
  }
  // What became of one preview says nothing of another; but there is one attempt at a time, and one that succeeds.
  const isForAll = told?.state === 'creating' || told?.state === 'created'
  const state = told && (isForAll || told.jobId === preview?.jobId) ? told.state : 'none'
  return { state, run }
}

/** A refusal for good shows on the button; anything else may be tried again (OP-09). */
function stateAfter(error: unknown): CreationState {
  const code = error instanceof FunctionCallError ? error.code : ''
  if (code === 'preview.expired') return 'expired'
  return code === 'preview.already-used' ? 'attempted' : 'none'
}

function wordsFor(error: unknown) {
  return isInsufficientCredits(error)
    ? {
        title: 'Insufficient Credits',
        text: "You don't have enough credits to create this character. Please top up your balance.",
      }
    : { title: wasRefused(error) ? 'Error creating character' : 'Error generating character', text: 'Please try again.' }
}

/** The server answered and said no; everything else broke on the way. */
function wasRefused(error: unknown): boolean {
  return error instanceof FunctionCallError && error.status > 0
}
