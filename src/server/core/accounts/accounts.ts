import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { writeOutbox } from '#server/platform/outbox/write-outbox.ts'
import type { Sealer } from '#server/platform/sealing/create-sealer.ts'
import type { Session, SignedIn, SignInClient, User } from './account.ts'
import type { PastGifts } from './create-past-gifts.ts'
import { findIdentityOwnerByEmail, listWaysOfUser } from './identities.store.ts'
import { newId } from './new-id.ts'
import { insertOAuthFlow, type OAuthFlow, removeExpiredOAuthFlows, takeOAuthFlow } from './oauth-flows.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { ProviderIdentity } from './provider-identity.ts'
import { openTokens } from './provider-tokens.ts'
import { resolveIdentity } from './resolve-identity.ts'
import { sealStoredTokens } from './sealed-tokens.store.ts'
import { hashSecret } from './secret.ts'
import { SESSION_USE_NOTED_EVERY_MS } from './session-life.ts'
import { createVisitLookup, type Visit } from './session-lookup.ts'
import { listSessions, removeEndedSessions, removeSession, touchSession } from './sessions.store.ts'
import { startSession } from './start-session.ts'
import {
  findPassword,
  findUser,
  insertUser,
  isUserTaken,
  lockUser,
  removeLeftGuests,
  touchUser,
  updatePrefs,
} from './users.store.ts'

const DAY_MS = 86_400_000

export type Accounts = ReturnType<typeof createAccounts>

/** Users, their sessions and identities. Refusals are ProtocolErrors, because only the client protocol asks for accounts. */
export function createAccounts(parts: {
  database: Kysely<Tables>
  pool: Pool
  clock: Clock
  sealer: Sealer
  pastGifts: PastGifts
}) {
  const { database, pool, clock, sealer, pastGifts } = parts
  const lookUpVisit = createVisitLookup(pool, clock)

  return {
    /** Throws what `signUp` would, for an id or an address that is taken, before anything is done or counted for it. */
    async demandFree({ userId, email: written }: { userId: string; email: string }): Promise<void> {
      const email = written.toLowerCase()
      if ((await findIdentityOwnerByEmail(database, email)) !== undefined) throw new ProtocolError('general_bad_request')
      if (await isUserTaken(database, { id: userId, email })) throw new ProtocolError('user_already_exists')
    },

    /** Creates an account; does not sign in. Throws user_already_exists when the id or the address is taken. */
    async signUp(account: { userId: string; email: string; password: string; name: string }): Promise<User> {
      const passwordHash = await hashPassword(account.password)
      return database.transaction().execute(async (transaction) => {
        const email = account.email.toLowerCase()
        const owner = await findIdentityOwnerByEmail(transaction, email)
        if (owner !== undefined) throw new ProtocolError('general_bad_request')
        const unproven = { emailVerified: false, hasIdentity: false, hasVouchedIdentity: false }
        const user = { id: account.userId, name: account.name, email, passwordHash, ...unproven }
        if (!(await insertUser(transaction, user, clock.now()))) throw new ProtocolError('user_already_exists')
        return getUser(transaction, account.userId)
      })
    },

    /** A user whose address counts as proven, without a password: development people. */
    async makeProvenUser(person: { userId: string; name: string; email: string }): Promise<User> {
      const { userId, name, email } = person
      const proofs = { emailVerified: true, hasIdentity: true, hasVouchedIdentity: true }
      const user = { id: userId, name, email, passwordHash: null, ...proofs }
      return database.transaction().execute(async (transaction) => {
        if (!(await insertUser(transaction, user, clock.now()))) throw new ProtocolError('user_already_exists')
        return getUser(transaction, userId)
      })
    },

    /** Throws user_invalid_credentials alike for an unknown address and a wrong password. */
    async signInWithPassword(account: { email: string; password: string }, client: SignInClient): Promise<SignedIn> {
      const email = account.email.toLowerCase()
      const known = await findPassword(database, email)
      const fits = await verifyPassword(account.password, known?.passwordHash ?? null)
      if (known === undefined || !fits) throw new ProtocolError('user_invalid_credentials')
      if (!known.isActive) throw new ProtocolError('user_blocked')
      const start = { userId: known.id, provider: 'email', providerUid: email, factors: ['password'], client }
      return startSession(parts, start)
    },

    /** A new user without name and address, signed in. */
    async signInAnonymously(client: SignInClient): Promise<SignedIn> {
      return database.transaction().execute(async (transaction) => {
        const id = newId()
        const unproven = { emailVerified: false, hasIdentity: false, hasVouchedIdentity: false }
        const user = { id, name: '', email: null, passwordHash: null, ...unproven }
        await insertUser(transaction, user, clock.now())
        const start = { userId: id, provider: 'anonymous', providerUid: '', factors: ['anonymous'], client }
        return startSession({ ...parts, database: transaction }, start)
      })
    },

    /**
     * Signs in who came back from a provider. With a visit the identity is attached to that user and the session replaced.
     * Throws user_already_exists when the identity or its address belongs to somebody else, user_blocked.
     */
    async signInWithIdentity(identity: ProviderIdentity, visit: Visit | undefined, client: SignInClient): Promise<SignedIn> {
      return database.transaction().execute(async (transaction) => {
        const user = await resolveIdentity(transaction, {
          identity,
          current: visit?.user,
          sealer,
          pastGifts,
          now: clock.now(),
        })
        if (!user.isActive) throw new ProtocolError('user_blocked')
        if (visit) await removeSession(transaction, visit.user.id, visit.session.id)
        return startSession(
          { ...parts, database: transaction },
          {
            userId: user.id,
            provider: identity.provider,
            providerUid: identity.uid,
            providerAccessTokenExpiresAt: identity.accessTokenExpiresAt,
            tokens: identity,
            factors: ['email', 'oauth2'],
            client,
          },
        )
      })
    },

    /** Starts a session for a user that is already proven otherwise (development people). */
    async startSessionFor(user: User, client: SignInClient): Promise<SignedIn> {
      const providerUid = user.email ?? ''
      return startSession(parts, { userId: user.id, provider: 'email', providerUid, factors: ['password'], client })
    },

    /** The user and session behind a secret, which they use now: noted once a day. */
    async findVisit(secret: string): Promise<Visit | undefined> {
      const visit = await lookUpVisit(secret)
      if (!visit) return undefined
      const now = clock.now()
      const isDue = (notedAt: Date) => now.getTime() - notedAt.getTime() > SESSION_USE_NOTED_EVERY_MS
      if (isDue(visit.user.accessedAt)) await touchUser(database, visit.user.id, now)
      if (isDue(visit.session.lastUsedAt)) await touchSession(database, visit.session.id, now)
      return visit
    },

    /** The same without using the session. */
    lookUpVisit,

    /** The provider's tokens of a session, for its own owner alone. */
    tokensOf: (session: Session) => openTokens(sealer, session),

    /** Seals what is stored unsealed, or under the previous secret; call at the start, and now and then. */
    sealStoredTokens: (): Promise<void> => sealStoredTokens(database, sealer),

    findUser: (userId: string) => findUser(database, userId),

    /** Replaces the preferences; `prefs` is plain JSON. Answers the changed user. */
    async replacePrefs(userId: string, prefs: Record<string, unknown>): Promise<User> {
      const json = JSON.stringify(prefs)
      if (json.length > LIMITS.prefsMaxChars) throw new ProtocolError('document_invalid_structure')
      await updatePrefs(database, userId, json, clock.now())
      return getUser(database, userId)
    },

    listSessions: (userId: string): Promise<Session[]> => listSessions(database, userId, clock.now()),

    /** Ends a session; throws user_session_not_found for unknown ones and those of other users. */
    async endSession(userId: string, sessionId: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        if (!(await removeSession(transaction, userId, sessionId))) throw new ProtocolError('user_session_not_found')
        await writeOutbox(transaction, { kind: 'session.ended', userId, subjectId: sessionId, revision: 0 })
      })
    },

    async beginOAuth(flow: OAuthFlow): Promise<void> {
      const codeVerifier = sealer.seal(flow.codeVerifier, placeOfVerifier(flow))
      await insertOAuthFlow(database, { ...flow, codeVerifier }, clock.now())
    },

    /** Spends a sign-in under way: answers it once, to the browser it began in, before it expires. */
    async takeOAuth(key: { state: string; browser: string; provider: string }) {
      const flow = await takeOAuthFlow(database, key, clock.now())
      if (!flow) return undefined
      const codeVerifier = sealer.open(flow.codeVerifier, placeOfVerifier(key))
      return codeVerifier === undefined ? undefined : { ...flow, codeVerifier }
    },

    /** Keeps what somebody was given once, before their account goes: who comes back is given it no second time. */
    async keepPastGifts(transaction: Transaction<Tables>, userId: string): Promise<void> {
      await lockUser(transaction, userId)
      await pastGifts.keep(transaction, userId, await listWaysOfUser(transaction, userId))
    },

    /** Removes sessions and sign-ins under way that have ended, guests who can not come back, and what was kept of who left; call now and then. */
    async forgetExpired(): Promise<void> {
      await removeEndedSessions(database, clock.now())
      await removeExpiredOAuthFlows(database, clock.now())
      await removeLeftGuests(database, new Date(clock.now().getTime() - DAY_MS))
      await pastGifts.forgetOld(database)
    },
  }
}

/** The row of a sign-in under way, by what is stored of its state. */
const placeOfVerifier = ({ state }: Pick<OAuthFlow, 'state'>) =>
  ['oauth_flows', hashSecret(state).toString('base64'), 'code_verifier'] as const

async function getUser(database: Kysely<Tables>, userId: string): Promise<User> {
  const user = await findUser(database, userId)
  if (user === undefined) throw new ProtocolError('user_not_found')
  return user
}
