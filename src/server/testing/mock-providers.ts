import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Who comes to the providers, and how these behave to them. */
export interface ProviderScene {
  /** What the profile endpoint answers. */
  readonly profile: Record<string, unknown>
  /** What becomes of the question whether one may. */
  readonly consent?: 'given' | 'denied' | 'for another state'
  /** Status of the token endpoint; 0 cuts the line. */
  readonly tokenStatus?: number
  readonly profileStatus?: number
}

export const MOCK_CLIENT = { clientId: 'troupe-at-the-provider', clientSecret: 'a secret of the house' }

/** In place of a status: no answer, and the line is cut. */
const CUT = 0

interface Reply {
  readonly status: number
  readonly location?: string
  readonly body?: object
}

const TOKEN_PATHS = ['/token', '/api/oauth2/token']
const AUTHORIZE_PATHS = ['/o/oauth2/v2/auth', '/oauth2/authorize']
const PROFILE_PATHS = ['/v1/userinfo', '/api/users/@me']

/**
 * A server that plays Google and Discord at their paths, and is as strict as they are: registered client, one address to come
 * back to, each code once and only with the verifier of its challenge. Nobody is asked: the scene says what they would say.
 */
export async function startMockProviders() {
  let scene: ProviderScene = { profile: {} }
  const codes = new Map<string, { challenge: string; redirectUri: string; profile: ProviderScene['profile'] }>()
  const tokens = new Map<string, ProviderScene['profile']>()
  const asked: { path: string; parameters: URLSearchParams }[] = []

  function authorize(parameters: URLSearchParams): Reply {
    const redirectUri = parameters.get('redirect_uri') ?? ''
    const isWhole =
      parameters.get('client_id') === MOCK_CLIENT.clientId &&
      parameters.get('response_type') === 'code' &&
      parameters.get('code_challenge_method') === 'S256' &&
      URL.canParse(redirectUri)
    if (!isWhole) return { status: 400, body: { error: 'invalid_request' } }
    const back = new URL(redirectUri)
    const state = scene.consent === 'for another state' ? 'somebody-elses-state' : (parameters.get('state') ?? '')
    back.searchParams.set('state', state)
    if (scene.consent === 'denied') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, { challenge: parameters.get('code_challenge') ?? '', redirectUri, profile: scene.profile })
      back.searchParams.set('code', code)
    }
    return { status: 302, location: back.href }
  }

  function exchange(parameters: URLSearchParams): Reply {
    if (scene.tokenStatus !== undefined) return { status: scene.tokenStatus, body: { error: 'server_error' } }
    const code = parameters.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(parameters.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient =
      parameters.get('client_id') === MOCK_CLIENT.clientId && parameters.get('client_secret') === MOCK_CLIENT.clientSecret
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } }
    if (granted?.challenge !== challenge || granted.redirectUri !== parameters.get('redirect_uri')) {
      return { status: 400, body: { error: 'invalid_grant' } }
    }
    const accessToken = randomUUID()
    tokens.set(accessToken, granted.profile)
    const rest = { token_type: 'Bearer', expires_in: 3600, refresh_token: randomUUID() }
    return { status: 200, body: { access_token: accessToken, ...rest } }
  }

  function tellProfile(authorization = ''): Reply {
    const profile = tokens.get(authorization.replace('Bearer ', ''))
    if (scene.profileStatus !== undefined || !profile) return { status: scene.profileStatus ?? 401, body: {} }
    return { status: 200, body: profile }
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://mock')
    const parameters = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams
    asked.push({ path: url.pathname, parameters })
    if (AUTHORIZE_PATHS.includes(url.pathname)) return authorize(parameters)
    if (TOKEN_PATHS.includes(url.pathname)) return exchange(parameters)
    if (PROFILE_PATHS.includes(url.pathname)) return tellProfile(request.headers.authorization)
    return { status: 404, body: {} }
  }

  const server = createServer((request, response) => void answer(request).then((reply) => send(response, reply)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request, oldest first. */
    asked,
    play: (next: ProviderScene) => {
      scene = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, { status, location, body }: Reply): void {
  if (status === CUT) response.destroy()
  else if (location) response.writeHead(status, { location }).end()
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
