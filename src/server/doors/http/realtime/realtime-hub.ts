import type { OutboxEvent } from '#server/platform/outbox/write-outbox.ts'
import { userDataDocumentOf } from '../documents/user-data-document.ts'
import type { HttpParts } from '../http-parts.ts'
import { wireDate } from '../wire-date.ts'
import { createBatchedLookup } from './create-batched-lookup.ts'
import { createCardLookup } from './create-card-lookup.ts'
import { REALTIME_CODES, type RealtimeConnection, type RealtimeEvent } from './realtime-connection.ts'
import { creditsEvent, jobEvent } from './realtime-events.ts'
import type { RealtimeSource } from './realtime-source.ts'

type Parts = Pick<HttpParts, 'clock' | 'reportBug'> & { readonly source: RealtimeSource }

const MAX_CONNECTIONS_PER_USER = 50

/** All connections of this process, and what happens carried to those of the person it happens to. */
export function createRealtimeHub(parts: Parts) {
  /** With the user under whom it is listed; `visit` tells who it is now, which may be somebody else already. */
  const all = new Map<RealtimeConnection, string | undefined>()
  const byUser = new Map<string, Set<RealtimeConnection>>()
  /** What is being looked up; an event of the same subject meanwhile makes one more look, not a second one beside it. */
  const looking = new Map<string, OutboxEvent | undefined>()

  const isHere = (userId: string) => byUser.has(userId)
  const findCard = createCardLookup({ findJobs: parts.source.findJobs, isHere })
  const findUserData = createBatchedLookup({
    find: (asked: readonly { userId: string }[]) => parts.source.findUserData(asked.map(({ userId }) => userId)),
    keyOf: ({ userId }) => userId,
    isHere,
  })

  function forget(connection: RealtimeConnection): void {
    const userId = all.get(connection)
    all.delete(connection)
    if (userId === undefined) return
    const connections = byUser.get(userId)
    connections?.delete(connection)
    if (connections?.size === 0) byUser.delete(userId)
  }

  /** Tells each connection of the user; pictures have their addresses under the name by which it reached us. */
  async function tell(
    userId: string,
    describe: (connection: RealtimeConnection) => Promise<RealtimeEvent | undefined>,
  ): Promise<void> {
    const byOrigin = new Map<string, Promise<RealtimeEvent | undefined>>()
    for (const connection of [...(byUser.get(userId) ?? [])]) {
      const described = byOrigin.get(connection.origin) ?? describe(connection)
      byOrigin.set(connection.origin, described)
      const event = await described
      // Meanwhile somebody else may be known on it.
      if (event && byUser.get(userId)?.has(connection)) connection.tell(event)
    }
  }

  async function carry(event: OutboxEvent & { userId: string }): Promise<void> {
    const { kind, userId, subjectId } = event
    const timestamp = wireDate(parts.clock.now())
    if (kind === 'job.changed') {
      await tell(userId, async ({ origin }) => jobEvent(event, await findCard({ userId, jobId: subjectId, origin }), timestamp))
    }
    if (kind === 'credits.changed') {
      await tell(userId, async ({ visit }) => {
        if (!visit) throw new Error('a connection is listed under a user it does not have')
        const data = await findUserData({ userId })
        // Whoever has left by now is told nothing.
        return data && creditsEvent(userDataDocumentOf(visit.user, data, parts.clock.now()), timestamp)
      })
    }
    if (kind === 'session.ended' || kind === 'account.deleted') {
      for (const connection of [...(byUser.get(userId) ?? [])]) {
        const isOver = kind === 'account.deleted' || connection.visit?.session.id === subjectId
        if (isOver) connection.end(REALTIME_CODES.policy, 'The session has ended.')
      }
    }
  }

  async function carryInTurn(key: string, first: OutboxEvent & { userId: string }): Promise<void> {
    let event: (OutboxEvent & { userId: string }) | undefined = first
    while (event) {
      looking.set(key, undefined)
      await carry(event).catch((error: unknown) => parts.reportBug('an event was not told', error))
      event = looking.get(key) as typeof event
    }
    looking.delete(key)
  }

  return {
    add: (connection: RealtimeConnection) => void all.set(connection, undefined),
    forget,

    /** The connection's user is known now. */
    bind(connection: RealtimeConnection): void {
      const userId = connection.visit?.user.id
      if (userId === undefined || !all.has(connection)) return
      forget(connection)
      all.set(connection, userId)
      const connections = byUser.get(userId) ?? new Set()
      byUser.set(userId, connections.add(connection))
      const [oldest] = connections
      if (connections.size > MAX_CONNECTIONS_PER_USER) oldest?.end(REALTIME_CODES.tooMany, 'There are newer connections.')
    },

    /** Carries an event to whom it concerns; costs nothing while they are not here. */
    publish(event: OutboxEvent): void {
      const { userId } = event
      if (userId === null || !byUser.has(userId)) return
      const key = `${event.kind} ${event.subjectId}`
      if (looking.has(key)) looking.set(key, event)
      else void carryInTurn(key, { ...event, userId })
    },

    /** Events went unheard: everybody connects again and reads anew. */
    restart(): void {
      for (const connection of [...all.keys()]) connection.end(REALTIME_CODES.restart, 'Please connect again.')
    },

    /** Ends the connections of sessions that are over: expired, or ended in a way that told nobody. */
    async doubtAll(): Promise<void> {
      await Promise.all([...all.keys()].map((connection) => connection.doubt()))
    },
  }
}
