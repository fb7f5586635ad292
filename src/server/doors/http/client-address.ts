import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { TrustedProxies } from '#server/platform/config/trusted-proxies.ts'

/** Where a request comes from. Nothing else may read the address of a request. */
export interface ClientAddress {
  /** As sessions show it; IPv4 also where it came inside of IPv6. */
  readonly address: string
  /** What limits count: one customer's IPv6 network (/64) has more addresses than anybody could count, IPv4 is one household. */
  readonly network: string
}

const IPV6_CUSTOMER_BITS = 64
/** What a trusted proxy called an address and is none: all of these count together. */
const UNKNOWN: ClientAddress = { address: '', network: 'unknown' }

/** The caller's address; forwarding headers count only from the proxies of `TROUPE_TRUST_PROXY` (see `trustedBy`). */
export function clientAddress(request: FastifyRequest): ClientAddress {
  return readAddress(request.ip)
}

/** `203.0.113.7`, `::ffff:203.0.113.7`, `2001:db8::1%eth0`, also with a port, as some proxies write it. */
export function readAddress(text: string): ClientAddress {
  const bare = withoutPort(text.trim())
  // The library also reads old short forms such as "10.1".
  if (!ipaddr.IPv6.isValid(bare) && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return UNKNOWN
  const address = ipaddr.process(bare)
  if (address instanceof ipaddr.IPv4) return { address: address.toString(), network: address.toString() }
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${IPV6_CUSTOMER_BITS}`)
  return { address: withoutZone(address), network: `${network}/${IPV6_CUSTOMER_BITS}` }
}

/** Fastify's word for whose forwarding headers count. A number alone would be no check for it, so hops are counted here. */
export function trustedBy(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  switch (proxies.kind) {
    case 'none':
      return false
    case 'hops':
      return (_address, hop) => hop < proxies.hops
    case 'ranges':
      return [...proxies.ranges]
    default:
      return proxies satisfies never
  }
}

/** Whether the request says it was forwarded, though nobody is trusted who could say so: then all visitors have one address. */
export function isForwardedByNobody(request: FastifyRequest, proxies: TrustedProxies): boolean {
  return proxies.kind === 'none' && request.headers['x-forwarded-for'] !== undefined
}

function withoutPort(text: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)
  if (inBrackets?.[1]) return inBrackets[1]
  return /^[\d.]+:\d{1,5}$/.test(text) ? text.slice(0, text.indexOf(':')) : text
}

function withoutZone(address: ipaddr.IPv6): string {
  return address.toString().replace(/%.*$/, '')
}
