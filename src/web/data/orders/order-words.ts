import type { Order, Outlook } from './order-query.ts'

export interface OrderWords {
  /** What is essential, as whole sentences. */
  readonly essential: readonly string[]
  /** What is small, as quiet lines. */
  readonly small: readonly string[]
}

/** What stands beside the button of an order: small parts by their names where the order has them, else as sentences. */
export function orderWords({ kind, prompt }: Order, { warnings }: Outlook): OrderWords {
  const said = prompt.toLowerCase()
  const essential = [...new Set(warnings.filter(({ weight }) => weight === 'essential').map(({ sentence }) => sentence))]
  const small = warnings.filter(({ weight, sentence }) => weight === 'small' && !essential.includes(sentence))
  const isNamed = ({ part, sentence }: (typeof small)[number]) =>
    sentence.includes(`“${part}”`) && said.includes(part.toLowerCase())
  const named = small.filter(isNamed)
  const missing = named.filter(({ as }) => as === undefined).map(({ part }) => `“${part}”`)
  const instead = named.filter(({ as }) => as !== undefined).map(({ part, as }) => `“${part}” as ${as}`)
  const others = new Set(small.filter((warning) => !isNamed(warning)).map(({ sentence }) => sentence))
  const made = kind === 'video' || kind === 'lip-sync' ? 'in the film' : 'drawn'
  return { essential, small: [...listed(`Will not be ${made}`, missing), ...listed('Drawn otherwise', instead), ...others] }
}

function listed(start: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`${start}: ${[...new Set(parts)].join(', ')}.`]
}
