import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProtocolError } from '#contract/protocol-error.ts'
import { STAND_IN_TOKEN_PREFIX } from '#contract/stand-in.ts'
import { newSecret } from '#server/core/accounts/secret.ts'
import { Email, Name } from '../account/account-parameters.ts'
import { PROVIDER_NAMES, type ProviderName } from '../account/oauth-provider.ts'
import type { HttpParts } from '../http-parts.ts'
import type { Origins } from '../origins.ts'
import { securePage } from '../pages/page-security.ts'
import { readParameters } from '../read-parameters.ts'
import { signInPage } from './sign-in-page.ts'
import { STAND_IN_PAGE_POLICY } from './stand-in-page.ts'

const CODE_LIFETIME_MS = 5 * 60_000
const TOKEN_LIFETIME_SECONDS = 3600
const MAX_REMEMBERED = 1000

/** Who approves when nobody is asked. */
const SAMPLE_PERSON: Person = { name: 'Sample Person', email: 'sample.person@example.test', isVerified: true }

interface Person {
  readonly name: string
  readonly email: string
  readonly isVerified: boolean
}

interface Approval {
  readonly person: Person
  readonly challenge: string
  readonly redirectUri: string
  readonly expiresMs: number
}

interface ProviderPath {
  Params: { provider: string }
}

const AUTHORIZATION = {
  redirect_uri: z.string('must be an address'),
  response_type: z.literal('code', 'must be code'),
  state: z.string('must be a text').min(1),
  code_challenge: z.string('must be a text').regex(/^[A-Za-z0-9_-]{43}$/, 'must be the SHA-256 of a code verifier'),
  code_challenge_method: z.literal('S256', 'must be S256'),
}

const ANSWER = {
  decision: z.enum(['approve', 'deny'], 'must be approve or deny'),
  name: Name.optional(),
  email: z.string().optional(),
  verified: z.string().optional(),
}

/**
 * A local stand-in for Google and Discord: the authorization-code flow with PKCE, where one types who one is. Approvals are
 * kept in memory, as long as the development server runs.
 */
export function signInStandIn(server: FastifyInstance, parts: HttpParts, origins: Origins): void {
  const approvals = new Map<string, Approval>()
  const people = new Map<string, Person>()
  const path = (end: string) => `/sign-in/:provider/${end}`

  server.get<ProviderPath>(path('authorize'), async (request, reply) => {
    const provider = getProvider(request)
    const authorization = readAuthorization(request, provider)
    if (parts.config.signIn.standIn === 'auto') return approve(reply, authorization, SAMPLE_PERSON)
    return showPage(reply, provider)
  })

  server.post<ProviderPath>(path('authorize'), async (request, reply) => {
    const provider = getProvider(request)
    const authorization = readAuthorization(request, provider)
    const answer = readParameters(request.body, ANSWER)
    if (answer.decision === 'deny') return goBack(reply, authorization, { error: 'access_denied' })
    const email = Email.safeParse(answer.email?.trim())
    const name = answer.name?.trim() ?? ''
    if (!email.success || name === '') {
      return showPage(reply.code(400), provider, { ...answer, problem: 'Please type a name and an e-mail address.' })
    }
    return approve(reply, authorization, { name, email: email.data, isVerified: answer.verified !== undefined })
  })

  server.post<ProviderPath>(path('token'), async (request, reply) => {
    const body = request.body as Record<string, unknown>
    const approval = take(approvals, String(body.code))
    const isRight =
      approval !== undefined &&
      approval.expiresMs > parts.clock.now().getTime() &&
      approval.redirectUri === body.redirect_uri &&
      isVerifierOf(approval.challenge, String(body.code_verifier))
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' })
    // Pages see by the prefix that no real provider knows this token.
    const accessToken = `${STAND_IN_TOKEN_PREFIX}${newSecret()}`
    remember(people, accessToken, approval.person)
    return {
      access_token: accessToken,
      refresh_token: newSecret(),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME_SECONDS,
    }
  })

  server.get<ProviderPath>(path('profile'), async (request, reply) => {
    const provider = getProvider(request)
    const person = people.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
    if (person === undefined) return reply.code(401).send({ error: 'invalid_token' })
    return provider === 'google' ? googleProfile(person) : discordProfile(person)
  })

  function readAuthorization(request: FastifyRequest, provider: ProviderName) {
    const authorization = readParameters(request.query, AUTHORIZATION)
    const own = `${origins.of(request)}/v1/account/sessions/oauth2/callback/${provider}/${parts.config.project}`
    if (authorization.redirect_uri !== own) throw new ProtocolError('general_bad_request', 'The stand-in only returns to us.')
    return authorization
  }

  function approve(reply: FastifyReply, to: { redirect_uri: string; state: string; code_challenge: string }, person: Person) {
    const code = newSecret()
    remember(approvals, code, {
      person,
      challenge: to.code_challenge,
      redirectUri: to.redirect_uri,
      expiresMs: parts.clock.now().getTime() + CODE_LIFETIME_MS,
    })
    return goBack(reply, to, { code })
  }
}

function getProvider(request: FastifyRequest<ProviderPath>): ProviderName {
  const provider = PROVIDER_NAMES.find((name) => name === request.params.provider)
  if (provider === undefined) throw new ProtocolError('general_route_not_found')
  return provider
}

function showPage(reply: FastifyReply, provider: ProviderName, filled?: Parameters<typeof signInPage>[1]): FastifyReply {
  securePage(reply, STAND_IN_PAGE_POLICY)
  return reply.type('text/html; charset=utf-8').send(signInPage(provider, filled))
}

function goBack(
  reply: FastifyReply,
  to: { redirect_uri: string; state: string },
  answer: Record<string, string>,
): FastifyReply {
  const address = new URL(to.redirect_uri)
  address.search = new URLSearchParams({ ...answer, state: to.state }).toString()
  return reply.redirect(address.href, 303)
}

/** Keeps the newest thousand; a development server that runs for weeks must not grow. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= MAX_REMEMBERED) break
    map.delete(oldest)
  }
}

function take<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key)
  map.delete(key)
  return value
}

function isVerifierOf(challenge: string, verifier: string): boolean {
  const expected = Buffer.from(challenge)
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The same address is the same person every time, with a number like the provider's own. */
function numberOf(person: Person): string {
  return BigInt(`0x${createHash('sha256').update(person.email).digest('hex').slice(0, 15)}`)
    .toString()
    .padStart(18, '1')
}

function googleProfile(person: Person) {
  return { sub: numberOf(person), name: person.name, email: person.email, email_verified: person.isVerified, picture: '' }
}

function discordProfile(person: Person) {
  return {
    id: numberOf(person),
    username: person.name,
    global_name: person.name,
    discriminator: '0',
    avatar: null,
    email: person.email,
    verified: person.isVerified,
  }
}
