import type { TrustedProxies } from '#server/platform/config/trusted-proxies.ts'

/** Whose word counts about where visitors come from, for the operator. */
export function describeTrust(proxies: TrustedProxies): string {
  switch (proxies.kind) {
    case 'none':
      return 'no proxy is trusted: behind one all visitors share one address and its limits (TROUPE_TRUST_PROXY)'
    case 'hops':
      return proxies.hops === 1
        ? 'addresses as the last proxy before us tells them'
        : `addresses as the last ${proxies.hops} proxies before us tell them`
    case 'ranges':
      return `addresses as proxies of ${proxies.ranges.join(', ')} tell them`
    default:
      return proxies satisfies never
  }
}
