import ipaddr from 'ipaddr.js'
import type { Settings } from './settings.ts'

/** Whose word counts about where a request comes from: nobody's, so many proxies in a row before us, or those of some addresses. */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'ranges'; readonly ranges: readonly string[] }

const NAME = 'TROUPE_TRUST_PROXY'
const MOST_HOPS = 10

/** A number of proxies, or their addresses and networks separated by commas. */
export function readTrustedProxies(settings: Settings, mode: 'development' | 'production'): TrustedProxies {
  const text = settings.text(NAME)
  if (text === undefined) return { kind: 'none' }
  if (mode === 'development') {
    settings.problems.push(`${NAME} is set, but development answers no forwarded requests. Set TROUPE_ENV=production.`)
    return { kind: 'none' }
  }
  if (/^\d+$/.test(text)) {
    const hops = settings.wholeNumber(NAME, { least: 0, most: MOST_HOPS, standard: 0 })
    return hops === 0 ? { kind: 'none' } : { kind: 'hops', hops }
  }
  const ranges = text.split(/[\s,]+/).filter((range) => range !== '')
  for (const range of ranges) {
    if (isRange(range)) continue
    settings.problems.push(
      `${NAME} has "${range}", but must be a number of proxies, or addresses and networks like 10.0.0.0/8, separated by commas.`,
    )
  }
  return { kind: 'ranges', ranges }
}

/** What names the whole internet would let everybody choose their own address. */
function isRange(text: string): boolean {
  if (!text.includes('/')) return ipaddr.isValid(text) && isWhole(text)
  return ipaddr.isValidCIDR(text) && isWhole(text.slice(0, text.indexOf('/'))) && ipaddr.parseCIDR(text)[1] > 0
}

/** The library also reads old short forms such as "10", which would be a mistake here. */
function isWhole(address: string): boolean {
  return address.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(address)
}
