import { creditWords } from '#contract/count-words.ts'
import type { CheckKey } from '#contract/prices.ts'
import { checkCredits } from '#web/data/credits/check-credits.ts'
import { showToast } from '#web/ui/toast.ts'
import type { ShortageWords } from './ask-for-credits.ts'
import type { Price } from './use-price.ts'

/**
 * Asks the server whether a job may start at the price that was shown. Undefined when it may not; the person has been told
 * why. A price that has changed since, or could not be shown, is shown first and charged only after another press. `isRepeated` says that the same
 * was asked before without an answer: it may have taken the last credits, so the server is asked, which knows. Whoever has a
 * plan and no credits is told so in words of their own.
 */
export async function affordable(
  job: CheckKey,
  {
    shown,
    isRepeated,
    onShort,
    onNewPrice,
  }: { shown: Price | undefined; isRepeated: boolean; onShort(words?: ShortageWords): void; onNewPrice(): void },
): Promise<Price | undefined> {
  const check = await checkCredits(job)
  switch (check.outcome) {
    case 'unknown':
      showToast({ kind: 'error', title: check.title, text: check.text })
      return undefined
    case 'short':
      if (isRepeated) return { isFree: false, priceCredits: check.priceCredits }
      onShort(check.isSubscribed ? { title: check.title, text: check.text } : undefined)
      return undefined
    case 'allowed':
      if (check.priceCredits <= (shown?.priceCredits ?? 0)) return check
      onNewPrice()
      showToast({
        kind: 'info',
        title: shown ? 'The price has changed' : 'The price was not shown',
        text: `This ${shown ? 'now costs' : 'costs'} ${creditWords(check.priceCredits)}. Press again to go on.`,
      })
      return undefined
    default:
      check satisfies never
      return undefined
  }
}
