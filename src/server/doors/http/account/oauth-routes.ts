import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from '#contract/protocol-error.ts'
import { looksLikeSecret, newSecret } from '#server/core/accounts/secret.ts'
import { clientAddress } from '../client-address.ts'
import { cookieLine, readCookie } from '../cookies.ts'
import type { HttpParts } from '../http-parts.ts'
import { limitRoute } from '../limit-route.ts'
import type { Origins } from '../origins.ts'
import { invalid } from '../read-parameters.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { Visits } from '../visits.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'
import { authorizationAddress, fetchIdentity } from './oauth-client.ts'
import { type OAuthProvider, PROVIDER_NAMES, type ProviderName } from './oauth-provider.ts'
import { createProviders } from './oauth-providers.ts'
import { readScopes } from './read-scopes.ts'
import { readReturnAddress } from './return-address.ts'
import { signInClient } from './session-routes.ts'

const FLOW_LIFETIME_MS = 10 * 60_000
const BROWSER_COOKIE = 'troupe_sign_in'
const COOKIE_PATH = '/v1/account/sessions/oauth2'

interface StartPath {
  Params: { provider: string }
  Querystring: Record<string, unknown>
}
interface CallbackPath {
  Params: { provider: string; project: string }
  Querystring: Record<string, unknown>
}

/** Signing in through Google or Discord: out with a state bound to this browser, back with a session (wire page §7). */
export function oauthRoutes(
  server: FastifyInstance,
  parts: HttpParts,
  visits: Visits,
  cookie: SessionCookie,
  origins: Origins,
) {
  const { accounts, clock, config, limits } = parts
  const findProvider = createProviders(config, origins)

  server.get<StartPath>('/account/sessions/oauth2/:provider', async (request, reply) => {
    const provider = getProvider(request, request.params.provider)
    await limitRoute(limits, reply, ACCOUNT_LIMITS.providerSignIn, clientAddress(request).network)
    const origin = origins.of(request)
    const isOwn = (candidate: string) => origins.isOwn(request, candidate)
    const successUrl = readReturnAddress(request.query.success, { name: 'success', standard: `${origin}/`, isOwn })
    const failureUrl = readReturnAddress(request.query.failure, { name: 'failure', standard: `${origin}/auth/failure`, isOwn })
    // What a link asks beyond that is not asked for: a token must not open more than the house needs.
    readScopes(request.query)
    const state = newSecret()
    const { address, codeVerifier } = await authorizationAddress(provider, {
      redirectUri: redirectUri(request, provider.name),
      state,
    })
    const browser = readBrowser(request) ?? newSecret()
    const expiresAt = new Date(clock.now().getTime() + FLOW_LIFETIME_MS)
    await accounts.beginOAuth({ state, browser, provider: provider.name, codeVerifier, successUrl, failureUrl, expiresAt })
    const isSecure = origin.startsWith('https:')
    const line = cookieLine(BROWSER_COOKIE, browser, { path: COOKIE_PATH, expires: expiresAt, isSecure, sameSite: 'Lax' })
    reply.header('set-cookie', line)
    return reply.redirect(address, 301)
  })

  server.get<CallbackPath>(
    '/account/sessions/oauth2/callback/:provider/:project',
    { onRequest: visits.welcome, config: { isProjectInPath: true } },
    async (request, reply) => {
      if (request.params.project !== config.project) throw new ProtocolError('project_not_found')
      const provider = getProvider(request, request.params.provider)
      const state = String(request.query.state ?? '')
      const browser = readBrowser(request)
      const flow = browser && (await accounts.takeOAuth({ state, browser, provider: provider.name }))
      if (!flow)
        return redirectWithError(reply, `${origins.of(request)}/auth/failure`, new ProtocolError('user_sign_in_expired'))
      try {
        const returned = {
          parameters: new URL(request.url, origins.of(request)).searchParams,
          state,
          redirectUri: redirectUri(request, provider.name),
          codeVerifier: flow.codeVerifier,
        }
        const identity = await fetchIdentity(provider, returned, clock)
        cookie.giveNavigating(request, reply, await accounts.signInWithIdentity(identity, request.visit, signInClient(request)))
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error
        return redirectWithError(reply, flow.failureUrl, error)
      }
      return reply.redirect(flow.successUrl, 302)
    },
  )

  function getProvider(request: FastifyRequest, name: string): OAuthProvider {
    if (!isProviderName(name)) throw invalid('provider', `must be one of ${PROVIDER_NAMES.join(', ')}`)
    const provider = findProvider(name, request)
    if (provider === undefined) throw new ProtocolError('project_provider_disabled')
    return provider
  }

  function redirectUri(request: FastifyRequest, provider: ProviderName): string {
    return `${origins.of(request)}/v1/account/sessions/oauth2/callback/${provider}/${config.project}`
  }
}

function isProviderName(name: string): name is ProviderName {
  return (PROVIDER_NAMES as readonly string[]).includes(name)
}

/** The secret that ties a sign-in to the browser it began in; several may be under way in its tabs. */
function readBrowser(request: FastifyRequest): string | undefined {
  const browser = readCookie(request.headers.cookie, BROWSER_COOKIE)
  return browser !== undefined && looksLikeSecret(browser) ? browser : undefined
}

/** Sends the browser to the failure page with the reason in its query. */
function redirectWithError(reply: FastifyReply, failureUrl: string, error: ProtocolError): FastifyReply {
  const address = new URL(failureUrl)
  address.searchParams.set('error', JSON.stringify({ message: error.message, type: error.type, code: error.status }))
  return reply.redirect(address.href, 302)
}
