import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { priceChange } from '#web/data/credits/price-change.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { FunctionCallError, isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { useStartedJobs } from '#web/data/jobs/started-jobs.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { showToast } from '#web/ui/toast.ts'
import { affordable } from './affordable.ts'
import { askForCredits, type ShortageWords } from './ask-for-credits.ts'
import { draftProblem } from './draft-state.ts'
import { FREE_START } from './free-start.ts'
import { MissingJobError, startPreviews } from './start-previews.ts'
import type { Price } from './use-price.ts'
import { DESCRIPTION_WIZARD } from './wizard-actions.ts'

/** Starts the three previews of the draft; `onStarted` gets their job. Whatever fails says so and charges nothing. */
export function useStartPreviews({ userId, onStarted }: { userId: string; onStarted(jobId: string): void }) {
  const { toPrices } = useWayToCredits(DESCRIPTION_WIZARD)
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const outOfCredits = (words?: ShortageWords) => askForCredits('to generate character previews', toPrices, words)
  const forgetPrices = () => void queryClient.invalidateQueries({ queryKey: queryKeys.user })

  const start = async (shown: Price | undefined) => {
    const draft = useCharacterDraft.getState()
    const problem = draftProblem(draft)
    if (problem) {
      showToast({ kind: 'error', title: 'Validation Error', text: problem })
      return
    }
    const price = await affordable('create-preview', {
      shown,
      isRepeated: draft.openKeys['create-preview'] !== undefined,
      onShort: outOfCredits,
      onNewPrice: forgetPrices,
    })
    if (!price) return
    const jobId = await spendCredits(price.priceCredits, (quoted) => startPreviews(draft, userId, quoted))
    if (price.isFree) showToast({ kind: 'success', title: FREE_START })
    draft.change({ jobId })
    useStartedJobs.getState().add({ jobId, userId, name: draft.characterName.trim(), startedAtMs: Date.now() })
    forgetPrices()
    onStarted(jobId)
  }

  const run = async (shown: Price | undefined) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await start(shown)
    } catch (error) {
      console.error('The previews could not be started.', error)
      if (isInsufficientCredits(error)) outOfCredits()
      else showToast({ kind: 'error', ...(priceChange(error) ?? failureWords(error)) })
      if (priceChange(error)) forgetPrices()
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending }
}

function failureWords(error: unknown): { title: string; text: string } {
  if (error instanceof MissingJobError) return { title: 'Error', text: 'Failed to generate previews. Please try again.' }
  if (!(error instanceof Error)) return { title: 'Error', text: 'An unexpected error occurred. Please try again.' }
  const title = 'Error processing request'
  // A refusal of the catalogue names what to change; everything else is ours.
  const isRefusal = error instanceof FunctionCallError && error.code !== '' && error.status >= 400 && error.status < 500
  const isReadable = isRefusal && !error.message.startsWith('Backend API error')
  return { title, text: isReadable ? error.message : 'There was a problem generating previews. Please try again.' }
}
