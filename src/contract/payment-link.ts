import { z } from 'zod'

const Secure = z.url({ protocol: /^https$/ })
const Here = z.url({ protocol: /^http$/, hostname: /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/ })
/** Who an address names before its host is shown by browsers as if it were the host. */
const NAMES_SOMEBODY = /^[^/]*\/\/[^/?#]*@/

/**
 * Whether an address that the payment provider answered may be opened: a web address over https. Over http only a page of this
 * machine, for people who are on this machine themselves: the stand-in of development.
 */
export function isPaymentLink(link: unknown, ownOrigin: string): link is string {
  if (typeof link !== 'string' || NAMES_SOMEBODY.test(link)) return false
  return Secure.safeParse(link).success || (isHere(link) && isHere(ownOrigin))
}

const isHere = (address: string): boolean => Here.safeParse(address).success
