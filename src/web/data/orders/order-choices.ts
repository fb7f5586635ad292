import type { OrderCheck } from './use-order-check.ts'

const MAKE_ANYWAY = 'Make it anyway'
const CHANGE_WORDS = 'Change the words'

/** What stands beside the button: nothing while there is nothing to tell. */
export function leftOutOf(check: OrderCheck, { change = CHANGE_WORDS }: { change?: string } = {}) {
  const { words, isRefused, isAsking, makeAnyway, changeOrder } = check
  const refusal = isRefused ? ['So this film is not made, and costs nothing.'] : []
  return {
    graveLines: words ? [...words.essential, ...refusal] : [],
    lines: words?.small ?? [],
    choices: isAsking
      ? [...(isRefused ? [] : [{ label: MAKE_ANYWAY, run: makeAnyway }]), { label: change, run: changeOrder }]
      : [],
  }
}
