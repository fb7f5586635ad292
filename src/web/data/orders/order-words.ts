import type { Order, Outlook } from './order-query.ts'

export interface OrderWords {
  /** What is essential, as whole sentences. */
  readonly essential: readonly string[]
  /** What is small, as quiet lines. */
  readonly small: readonly string[]
}

/** What stands beside the button of an order: small parts by their names where the order names them, else as sentences. */
export function orderWords({ kind, prompt }: Order, { warnings }: Outlook): OrderWords {
  const said = prompt.toLowerCase()
  const essential = [...new Set(warnings.filter(({ weight }) => weight === 'essential').map(({ sentence }) => sentence))]
  const small = warnings.filter(({ weight, sentence }) => weight === 'small' && !essential.includes(sentence))
  const isNamed = ({ part, why, sentence }: (typeof small)[number]) =>
    why !== 'drawn-as' && sentence.includes(`“${part}”`) && said.includes(part.toLowerCase())
  const named = [...new Set(small.filter(isNamed).map(({ part }) => `“${part}”`))]
  const others = new Set(small.filter((warning) => !isNamed(warning)).map(({ sentence }) => sentence))
  const made = kind === 'video' || kind === 'lip-sync' ? 'in the film' : 'drawn'
  return { essential, small: [...(named.length > 0 ? [`Will not be ${made}: ${named.join(', ')}.`] : []), ...others] }
}
