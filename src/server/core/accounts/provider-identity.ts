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
