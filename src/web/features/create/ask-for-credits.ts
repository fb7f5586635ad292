import { showToast } from '#web/ui/toast.ts'

export interface ShortageWords {
  title: string
  text: string
}

/** Out of credits in the description flow: the way to more is offered, never forced (product text §8, OP-51). */
export function askForCredits(
  purpose: 'to generate character previews' | 'for this operation',
  toPrices: () => void,
  words: ShortageWords = {
    title: 'Insufficient Credits',
    text: `You don't have enough credits ${purpose}. Please top up your balance.`,
  },
) {
  showToast({ kind: 'error', ...words, action: { label: 'Get Credits', onPress: toPrices } })
}
