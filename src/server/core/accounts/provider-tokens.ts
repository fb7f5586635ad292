import type { SealedPlace, Sealer } from '#server/platform/sealing/create-sealer.ts'
import type { Session } from './account.ts'

/** With which the house may speak to a provider in somebody's name. In the database they are sealed. */
export interface ProviderTokens {
  readonly accessToken: string
  /** '' where the provider gave none. */
  readonly refreshToken: string
}

export const NO_TOKENS: ProviderTokens = { accessToken: '', refreshToken: '' }

/** What the seals of a row's two tokens are bound to. */
export interface TokenPlaces {
  readonly access: SealedPlace
  readonly refresh: SealedPlace
}

export function placesOfSession({ id, userId }: { id: string; userId: string }): TokenPlaces {
  return { access: ['sessions', id, userId, 'access'], refresh: ['sessions', id, userId, 'refresh'] }
}

export function placesOfIdentity({ provider, uid }: { provider: string; uid: string }): TokenPlaces {
  return { access: ['identities', provider, uid, 'access'], refresh: ['identities', provider, uid, 'refresh'] }
}

export function sealTokens(sealer: Sealer, { accessToken, refreshToken }: ProviderTokens, places: TokenPlaces) {
  return { access: sealer.seal(accessToken, places.access), refresh: sealer.seal(refreshToken, places.refresh) }
}

/** The tokens of a session, for its own owner alone. One that does not open reads as none: the next sign-in brings another. */
export function openTokens(sealer: Sealer, session: Session): ProviderTokens {
  const places = placesOfSession(session)
  return {
    accessToken: sealer.open(session.sealedAccessToken, places.access) ?? '',
    refreshToken: sealer.open(session.sealedRefreshToken, places.refresh) ?? '',
  }
}
