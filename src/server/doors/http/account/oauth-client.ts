import * as oauth from 'oauth4webapi'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { ProviderIdentity } from '#server/core/accounts/provider-identity.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { OAuthProvider } from './oauth-provider.ts'

const PROVIDER_TIMEOUT_MS = 10_000

/** Where the browser is sent to sign in, and the secret that proves later that we sent it (PKCE). */
export async function authorizationAddress(
  provider: OAuthProvider,
  { redirectUri, state }: { redirectUri: string; state: string },
): Promise<{ address: string; codeVerifier: string }> {
  const codeVerifier = oauth.generateRandomCodeVerifier()
  const address = new URL(provider.authorizationEndpoint)
  address.search = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: provider.scopes.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).toString()
  return { address: address.href, codeVerifier }
}

/** Turns what the provider sent the browser back with into an identity. Throws user_oauth2_provider_error. */
export async function fetchIdentity(
  provider: OAuthProvider,
  returned: { parameters: URLSearchParams; state: string; redirectUri: string; codeVerifier: string },
  clock: Clock,
): Promise<ProviderIdentity> {
  const server = {
    issuer: provider.issuer,
    authorization_endpoint: provider.authorizationEndpoint,
    token_endpoint: provider.tokenEndpoint,
  }
  const client = { client_id: provider.clientId }
  const options = () => ({
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    [oauth.allowInsecureRequests]: provider.isInsecure,
  })
  try {
    const parameters = oauth.validateAuthResponse(server, client, returned.parameters, returned.state)
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(provider.clientSecret),
        parameters,
        returned.redirectUri,
        returned.codeVerifier,
        options(),
      ),
    )
    const profile = await fetchProfile(provider, tokens.access_token, options())
    return {
      provider: provider.name,
      ...profile,
      accessToken: tokens.access_token,
      accessTokenExpiresAt: tokens.expires_in ? new Date(clock.now().getTime() + tokens.expires_in * 1000) : null,
      refreshToken: tokens.refresh_token ?? '',
    }
  } catch (error) {
    throw new ProtocolError('user_oauth2_provider_error', undefined, { cause: error })
  }
}

async function fetchProfile(provider: OAuthProvider, accessToken: string, options: oauth.ProtectedResourceRequestOptions) {
  const endpoint = new URL(provider.profileEndpoint)
  const response = await oauth.protectedResourceRequest(accessToken, 'GET', endpoint, undefined, null, options)
  const profile = response.ok ? provider.readProfile(await response.json()) : undefined
  if (profile === undefined) throw new Error(`${provider.name} told no profile (status ${response.status})`)
  return profile
}
