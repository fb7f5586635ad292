import type { NavigateFunction } from 'react-router'
import { showToast } from '#web/ui/toast.ts'

/** Out of credits in the description flow: the way to more is offered, never forced (product text §8, OP-51). */
export function askForCredits(purpose: 'to generate character previews' | 'for this operation', navigate: NavigateFunction) {
  showToast({
    kind: 'error',
    title: 'Insufficient Credits',
    text: `You don't have enough credits ${purpose}. Please top up your balance.`,
    action: { label: 'Get Credits', onPress: () => navigate('/pricing') },
  })
}
