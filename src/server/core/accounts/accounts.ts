import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { writeOutbox } from '#server/platform/outbox/write-outbox.ts'
import type { Session, SignedIn, SignInClient, User } from './account.ts'
import { findIdentityOwnerByEmail } from './identities.store.ts'
import { newId } from './new-id.ts'
import { insertOAuthFlow, type OAuthFlow, removeExpiredOAuthFlows, takeOAuthFlow } from './oauth-flows.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { ProviderIdentity } from './provider-identity.ts'
import { resolveIdentity } from './resolve-identity.ts'
import { createVisitLookup, type Visit } from './session-lookup.ts'
import { listSessions, removeExpiredSessions, removeSession } from './sessions.store.ts'
import { startSession } from './start-session.ts'
import { findPassword, findUser, insertUser, removeLeftGuests, touchUser, updatePrefs } from './users.store.ts'

const DAY_MS = 86_400_000

export type Accounts = ReturnType<typeof createAccounts>

/** Users, their sessions and identities. Refusals are ProtocolErrors, because only the client protocol asks for accounts. */
export function createAccounts(parts: { database: Kysely<Tables>; pool: Pool; clock: Clock }) {
  const { database, pool, clock } = parts
  const lookUpVisit = createVisitLookup(pool, clock)

  return {
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
      return startSession(
        database,
        { userId: known.id, provider: 'email', providerUid: email, factors: ['password'], client },
        clock,
      )
    },

    /** A new user without name and address, signed in. */
    async signInAnonymously(client: SignInClient): Promise<SignedIn> {
      return database.transaction().execute(async (transaction) => {
        const id = newId()
        const unproven = { emailVerified: false, hasIdentity: false, hasVouchedIdentity: false }
        const user = { id, name: '', email: null, passwordHash: null, ...unproven }
        await insertUser(transaction, user, clock.now())
        return startSession(
          transaction,
          { userId: id, provider: 'anonymous', providerUid: '', factors: ['anonymous'], client },
          clock,
        )
      })
    },

    /**
     * Signs in who came back from a provider. With a visit the identity is attached to that user and the session replaced.
     * Throws user_already_exists when the identity or its address belongs to somebody else, user_blocked.
     */
    async signInWithIdentity(identity: ProviderIdentity, visit: Visit | undefined, client: SignInClient): Promise<SignedIn> {
      return database.transaction().execute(async (transaction) => {
        const user = await resolveIdentity(transaction, { identity, current: visit?.user, now: clock.now() })
        if (!user.isActive) throw new ProtocolError('user_blocked')
        if (visit) await removeSession(transaction, visit.user.id, visit.session.id)
        return startSession(
          transaction,
          {
            userId: user.id,
            provider: identity.provider,
            providerUid: identity.uid,
            providerAccessToken: identity.accessToken,
            providerAccessTokenExpiresAt: identity.accessTokenExpiresAt,
            providerRefreshToken: identity.refreshToken,
            factors: ['email', 'oauth2'],
            client,
          },
          clock,
        )
      })
    },

    /** Starts a session for a user that is already proven otherwise (development people). */
    async startSessionFor(user: User, client: SignInClient): Promise<SignedIn> {
      const providerUid = user.email ?? ''
      return startSession(database, { userId: user.id, provider: 'email', providerUid, factors: ['password'], client }, clock)
    },

    /** The user and session behind a secret. Notes the visit once a day. */
    async findVisit(secret: string): Promise<Visit | undefined> {
      const visit = await lookUpVisit(secret)
      const now = clock.now()
      if (visit && now.getTime() - visit.user.accessedAt.getTime() > DAY_MS) await touchUser(database, visit.user.id, now)
      return visit
    },

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

    beginOAuth: (flow: OAuthFlow): Promise<void> => insertOAuthFlow(database, flow, clock.now()),
    takeOAuth: (key: { state: string; browser: string; provider: string }) => takeOAuthFlow(database, key, clock.now()),

    /** Removes sessions and sign-ins under way that have expired, and guests who can not come back; call now and then. */
    async forgetExpired(): Promise<void> {
      await removeExpiredSessions(database, clock.now())
      await removeExpiredOAuthFlows(database, clock.now())
      await removeLeftGuests(database, new Date(clock.now().getTime() - DAY_MS))
    },
  }
}

async function getUser(database: Kysely<Tables>, userId: string): Promise<User> {
  const user = await findUser(database, userId)
  if (user === undefined) throw new ProtocolError('user_not_found')
  return user
}
