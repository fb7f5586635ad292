import type { Session } from '#server/core/accounts/account.ts'
import { wireDate } from '../wire-date.ts'
import { describeUserAgent } from './describe-user-agent.ts'

/** The Session of the client protocol; its secret is never told to browsers. */
export function sessionShape(session: Session, currentId: string | undefined) {
  return {
    $id: session.id,
    $createdAt: wireDate(session.createdAt),
    $updatedAt: wireDate(session.updatedAt),
    userId: session.userId,
    expire: wireDate(session.expiresAt),
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: session.providerAccessToken,
    providerAccessTokenExpiry: wireDate(session.providerAccessTokenExpiresAt),
    providerRefreshToken: session.providerRefreshToken,
    ip: session.ip,
    ...describeUserAgent(session.userAgent),
    countryCode: '--',
    countryName: 'Unknown',
    current: session.id === currentId,
    factors: session.factors,
    secret: '',
    mfaUpdatedAt: wireDate(session.mfaUpdatedAt),
  }
}
