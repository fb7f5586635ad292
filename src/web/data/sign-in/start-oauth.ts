import { loadSdk } from '../sdk/load-sdk.ts'

export type SignInProvider = 'google' | 'discord'

/** Where a refused or broken sign-in ends (OP-53). */
export const SIGN_IN_FAILURE_PATH = '/auth/failure'

/** Discord tells who somebody is only when asked (product text §6). */
const SCOPES: Record<SignInProvider, string[]> = { discord: ['identify', 'email'], google: [] }

/** Leaves the page for the provider; it comes back to the home page, or to the failure page. */
export async function startOAuth(provider: SignInProvider): Promise<void> {
  const { account, OAuthProvider } = await loadSdk()
  account.createOAuth2Session({
    provider: provider === 'google' ? OAuthProvider.Google : OAuthProvider.Discord,
    success: `${location.origin}/`,
    failure: `${location.origin}${SIGN_IN_FAILURE_PATH}`,
    scopes: SCOPES[provider],
  })
}
