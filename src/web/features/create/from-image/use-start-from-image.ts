import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { addLocalCharacter } from '#web/data/characters/local-characters.ts'
import { priceChange } from '#web/data/credits/price-change.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { useStartedJobs } from '#web/data/jobs/started-jobs.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { showToast } from '#web/ui/toast.ts'
import { affordable } from '../affordable.ts'
import { FREE_START } from '../free-start.ts'
import type { Price } from '../use-price.ts'
import { IMAGE_WIZARD } from '../wizard-actions.ts'
import { failureWords, SIGNED_OUT } from './failure-words.ts'
import { type ImageDraft, imageDraftOf, isRefusal } from './image-draft.ts'
import { keepsOriginal } from './image-style.ts'
import { startDirectly, startVariations } from './start-from-image.ts'

/** What was started: takes to choose from, or the character itself. `preview` is undefined when only the library can show it. */
export type StartedFromImage = { kind: 'variations'; preview: JobCard | undefined } | { kind: 'character'; jobId: string }

/** Starts what the draft and its photo say. Whatever fails says so, charges nothing and keeps what was typed. */
export function useStartFromImage({
  userId,
  onStarted,
  onSignedOut,
}: {
  userId: string
  onStarted(started: StartedFromImage): void
  /** The session was lost: the dialog for signing in comes. */
  onSignedOut(): void
}) {
  const { toPrices } = useWayToCredits(IMAGE_WIZARD)
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const forgetPrices = () => void queryClient.invalidateQueries({ queryKey: queryKeys.user })

  const start = async (draft: ImageDraft, shown: Price | undefined) => {
    // Another tab may have signed out since. Who presses is answered: without a network nothing starts later by itself.
    const whoIsHere = { ...accountQuery, staleTime: 0, retry: false, networkMode: 'always' } as const
    if (!(await queryClient.fetchQuery(whoIsHere))) {
      showToast({ kind: 'error', ...SIGNED_OUT })
      onSignedOut()
      return
    }
    const isDirect = keepsOriginal(draft.style)
    const { openKeys } = useCharacterDraft.getState()
    const price = await affordable(isDirect ? 'create-character-direct' : 'create-preview', {
      shown,
      isRepeated: openKeys[isDirect ? 'create-character-direct' : 'create-preview-image'] !== undefined,
      onShort: (words) => {
        showToast({ kind: 'error', ...(words ?? NO_CREDITS) })
        toPrices()
      },
      onNewPrice: forgetPrices,
    })
    if (!price) return
    const started = isDirect ? await startCharacter(draft, price) : await startTakes(draft, price)
    forgetPrices()
    onStarted(started)
  }

  const startTakes = async (draft: ImageDraft, price: Price): Promise<StartedFromImage> => {
    const jobId = await spendCredits(price.priceCredits, (quoted) => startVariations(draft, userId, quoted))
    if (price.isFree) showToast({ kind: 'success', title: FREE_START })
    useCharacterDraft.getState().change({ jobId })
    useStartedJobs.getState().add({ jobId, userId, name: draft.name, startedAtMs: Date.now() })
    // The takes are paid for and being drawn: if this question fails, the library has them.
    const { job } = await callFunction('get-job-by-jobid', { jobId }).catch(() => ({ job: undefined }))
    return { kind: 'variations', preview: job }
  }

  const startCharacter = async (draft: ImageDraft, price: Price): Promise<StartedFromImage> => {
    const { jobId, characterId, chatId } = await spendCredits(price.priceCredits, (quoted) =>
      startDirectly(draft, userId, quoted),
    )
    showToast({ kind: 'success', title: price.isFree ? FREE_START : 'Character creation started!' })
    useStartedJobs.getState().add({ jobId, userId, name: draft.name, startedAtMs: Date.now() })
    void addLocalCharacter({ characterId, chatId, name: draft.name, previewUrl: '', style: draft.style })
    return { kind: 'character', jobId }
  }

  const run = async (image: string, shown: Price | undefined) => {
    if (isRunning.current) return
    const draft = imageDraftOf(useCharacterDraft.getState(), image)
    if (isRefusal(draft)) {
      showToast({ kind: 'error', ...draft })
      return
    }
    isRunning.current = true
    setIsPending(true)
    try {
      await start(draft, shown)
    } catch (error) {
      console.error('Nothing could be started from the image.', error)
      if (isInsufficientCredits(error)) {
        showToast({ kind: 'error', ...shortage(keepsOriginal(draft.style)) })
        toPrices()
      } else {
        const words = priceChange(error) ?? failureWords(error, keepsOriginal(draft.style))
        if (priceChange(error)) forgetPrices()
        showToast({ kind: 'error', ...words })
        if (words === SIGNED_OUT) onSignedOut()
      }
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending }
}

const NO_CREDITS = {
  title: 'No Credits Available',
  text: 'You need a subscription or credits to create characters. Choose a plan to get started!',
}

function shortage(isDirect: boolean) {
  const purpose = isDirect ? 'to create this character directly.' : 'to generate previews for this style.'
  return { title: 'Insufficient Credits', text: `You don't have enough credits ${purpose} Please top up your balance.` }
}
