import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { countCharacters } from '#contract/text.ts'
import { priceChange } from '#web/data/credits/price-change.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { askOnce } from '#web/data/draft/ask-once.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { showToast } from '#web/ui/toast.ts'
import { affordable } from './affordable.ts'
import { askForCredits } from './ask-for-credits.ts'
import type { Price } from './use-price.ts'
import { DESCRIPTION_WIZARD } from './wizard-actions.ts'

export interface EnhanceAction {
  run(shown: Price | undefined): Promise<void>
  isPending: boolean
}

/** Lets the server write the description out; the person's own text stays when that fails. */
export function useEnhance(): EnhanceAction {
  const { toPrices } = useWayToCredits(DESCRIPTION_WIZARD)
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)

  const enhance = async (shown: Price | undefined) => {
    const { characterDescription, openKeys, change } = useCharacterDraft.getState()
    const userPrompt = characterDescription.trim()
    if (countCharacters(userPrompt) < LIMITS.enhanceMinChars) {
      showToast({ kind: 'info', title: 'Input needed', text: 'Please enter at least a brief description to enhance.' })
      return
    }
    const price = await affordable('enhance-prompt', {
      shown,
      isRepeated: openKeys['enhance-prompt'] !== undefined,
      onShort: (words) => askForCredits('for this operation', toPrices, words),
      onNewPrice: () => void queryClient.invalidateQueries({ queryKey: queryKeys.user }),
    })
    if (!price) return
    if (price.isFree) showToast({ kind: 'success', title: 'Free Enhancement Available!' })
    const enhanced = await spendCredits(price.priceCredits, (quoted) => writeOut(userPrompt, quoted))
    change({ characterDescription: enhanced, isEnhanced: true })
    showToast({ kind: 'success', title: 'Prompt enhanced' })
  }

  const run = async (shown: Price | undefined) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await enhance(shown)
    } catch (error) {
      console.error('The description could not be enhanced.', error)
      if (isInsufficientCredits(error)) askForCredits('for this operation', toPrices)
      else showToast({ kind: 'error', ...(priceChange(error) ?? FAILED) })
      if (priceChange(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.user })
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending }
}

const FAILED = { title: 'Enhancement failed', text: 'There was an error enhancing your prompt.' }

/** A failure comes back as an empty text (product text §7). */
async function writeOut(userPrompt: string, quoted: Record<string, string>): Promise<string> {
  const { success, enhancedPrompt, error } = await askOnce('enhance-prompt', (key) =>
    callFunction('enhance-prompt', { userPrompt, mode: 'description' }, { headers: { ...quoted, 'x-idempotency-key': key } }),
  )
  if (!success || !enhancedPrompt) throw new Error(error || 'The enhancement came back empty.')
  return enhancedPrompt
}
