/** A user as the account calls show it. Never carries the password hash. */
export interface User {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly phone: string | null
  readonly phoneVerified: boolean
  readonly passwordUpdatedAt: Date | null
  readonly isActive: boolean
  readonly labels: readonly string[]
  readonly prefs: Readonly<Record<string, unknown>>
  readonly mfaEnabled: boolean
  readonly hasIdentity: boolean
  /** A provider told an address of theirs and said that it is verified. */
  readonly hasVouchedIdentity: boolean
  readonly hasPaid: boolean
  readonly targets: readonly Target[]
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly accessedAt: Date
}

/** Where a user can be reached. */
export interface Target {
  readonly id: string
  readonly name: string
  readonly providerId: string | null
  readonly providerType: 'email' | 'sms' | 'push'
  readonly identifier: string
  readonly isExpired: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface Session {
  readonly id: string
  readonly userId: string
  readonly provider: string
  readonly providerUid: string
  /** Opened by `openTokens` where its owner asks for it, and nowhere else. */
  readonly sealedAccessToken: string
  readonly providerAccessTokenExpiresAt: Date | null
  readonly sealedRefreshToken: string
  readonly ip: string
  readonly userAgent: string
  readonly factors: readonly string[]
  readonly mfaUpdatedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
  /** To within a day. */
  readonly lastUsedAt: Date
}

/** A new session and the only copy of its secret. */
export interface SignedIn {
  readonly session: Session
  readonly secret: string
}

/** Where a sign-in comes from. */
export interface SignInClient {
  readonly ip: string
  readonly userAgent: string
}

/** A user without address, phone or identity is anonymous: a guest with a session (OP-44). */
export function isAnonymous(user: User): boolean {
  return user.email === null && user.phone === null && !user.hasIdentity
}
