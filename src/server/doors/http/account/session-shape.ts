import type { Session } from '#server/core/accounts/account.ts'
import { NO_TOKENS, type ProviderTokens } from '#server/core/accounts/provider-tokens.ts'
import { wireDate } from '../wire-date.ts'
import { describeUserAgent } from './describe-user-agent.ts'

/**
 * The Session of the client protocol; its secret is never told to browsers. The provider's tokens are told of the session that
 * asks, and of no other: a browser somebody forgot must not tell those of all their devices.
 */
export function sessionShape(session: Session, current: { readonly id: string; readonly tokens: ProviderTokens }) {
  const isCurrent = session.id === current.id
  const { accessToken, refreshToken } = isCurrent ? current.tokens : NO_TOKENS
  return {
    $id: session.id,
    $createdAt: wireDate(session.createdAt),
    $updatedAt: wireDate(session.updatedAt),
    userId: session.userId,
    expire: wireDate(session.expiresAt),
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: accessToken,
    providerAccessTokenExpiry: wireDate(session.providerAccessTokenExpiresAt),
    providerRefreshToken: refreshToken,
    ip: session.ip,
    ...describeUserAgent(session.userAgent),
    countryCode: '--',
    countryName: 'Unknown',
    current: isCurrent,
    factors: session.factors,
    secret: '',
    mfaUpdatedAt: wireDate(session.mfaUpdatedAt),
  }
}
