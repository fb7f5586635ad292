import type { KnownBy } from '#server/platform/sealing/create-pseudonyms.ts'

/** Who somebody is at a sign-in provider, and the tokens the provider gave us for them. */
export interface ProviderIdentity {
  readonly provider: string
  readonly uid: string
  readonly name: string
  /** Lower case; null when the provider tells none. */
  readonly email: string | null
  /** The provider itself asserts that the address belongs to this person. */
  readonly emailVerified: boolean
  readonly accessToken: string
  readonly accessTokenExpiresAt: Date | null
  readonly refreshToken: string
}

/** By what this person would be known again: an address only where the provider asserts that it is theirs. */
export function waysOf({ provider, uid, email, emailVerified }: ProviderIdentity): readonly KnownBy[] {
  return [['identity', provider, uid], ...(emailVerified && email ? [['email', email] as const] : [])]
}
