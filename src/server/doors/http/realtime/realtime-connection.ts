import type { RawData, WebSocket } from 'ws'
import type { Visit } from '#server/core/accounts/session-lookup.ts'
import { userShape } from '../account/user-shape.ts'
import type { UrlChannels } from './read-url-channels.ts'
import { type RealtimeMessage, readRealtimeMessage } from './realtime-message.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Codes of the protocol, which are also codes of closing where it ends the connection. */
export const REALTIME_CODES = { badMessage: 1003, policy: 1008, tooMany: 1013, restart: 1012 } as const

/** 32 messages a minute, as the original allows (wire page §11.8). */
const MESSAGES_PER_MINUTE = 32
const MAX_WAITING_MESSAGES = 64
/** Who does not read what is sent is let go, and reads anew when they are back. */
const MAX_UNSENT_BYTES = 1024 * 1024

export interface RealtimeEvent {
  readonly events: readonly string[]
  readonly channels: readonly string[]
  readonly timestamp: string
  readonly payload: unknown
}

interface ConnectionParts {
  readonly socket: WebSocket
  readonly origin: string
  readonly urlChannels: UrlChannels
  /** The visit behind a session's secret, and what else has to be known of who comes. */
  findVisit(secret: string): Promise<Visit | undefined>
  /** The same for a connection that only looks whether its session still stands: nobody uses it by that. */
  lookUpVisit(secret: string): Promise<Visit | undefined>
  /** Somebody is known from now on. */
  onUser(connection: RealtimeConnection): void
}

export type RealtimeConnection = ReturnType<typeof createRealtimeConnection>

/** One client: says who it is, what it wants to hear, and hears it. Its messages are answered strictly in order. */
export function createRealtimeConnection(parts: ConnectionParts) {
  const { socket, urlChannels } = parts
  const subscriptions = createSubscriptions(urlChannels.channels)
  let secret: string | undefined
  let visit: Visit | undefined
  let inOrder: Promise<void> = Promise.resolve()
  let waiting = 0
  let minuteBeganAtMs = 0
  let inThisMinute = 0

  const send = (type: string, data?: unknown) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(data === undefined ? { type } : { type, data }))
  }

  function end(code: number, message: string): void {
    send('error', { code, message })
    socket.close(code, message)
  }

  async function answer(message: RealtimeMessage | undefined): Promise<void> {
    switch (message?.type) {
      case 'ping':
        return send('pong')
      case 'authentication':
        return authenticate(message.data.session)
      case 'subscribe': {
        if (!message.data.every(({ subscriptionId, channels }) => subscriptions.set(subscriptionId, channels))) {
          return send('error', { code: REALTIME_CODES.tooMany, message: 'This connection has too many subscriptions.' })
        }
        return send('response', {
          to: 'subscribe',
          success: true,
          subscriptions: message.data.map(({ subscriptionId, channels }) => ({ subscriptionId, channels, queries: [] })),
        })
      }
      case 'unsubscribe': {
        const removed = message.data.map(({ subscriptionId }) => ({
          subscriptionId,
          removed: subscriptions.remove(subscriptionId),
        }))
        return send('response', { to: 'unsubscribe', success: true, subscriptions: removed })
      }
      default:
        return send('error', { code: REALTIME_CODES.badMessage, message: 'That is no message of this protocol.' })
    }
  }

  async function authenticate(session: string): Promise<void> {
    const found = await parts.findVisit(session)
    if (!found?.user.isActive) {
      return send('error', { code: REALTIME_CODES.badMessage, message: 'This session is not valid.' })
    }
    secret = session
    visit = found
    parts.onUser(connection)
    send('response', { to: 'authentication', success: true, user: userShape(found.user) })
  }

  /** False when the client talks too much. */
  function isAllowed(nowMs: number): boolean {
    if (nowMs - minuteBeganAtMs >= 60_000) {
      minuteBeganAtMs = nowMs
      inThisMinute = 0
    }
    inThisMinute += 1
    return inThisMinute <= MESSAGES_PER_MINUTE && waiting < MAX_WAITING_MESSAGES
  }

  function inTurn(work: () => Promise<void>): void {
    waiting += 1
    inOrder = inOrder.then(work).catch(() => end(REALTIME_CODES.restart, 'Something broke here. Please connect again.'))
    void inOrder.finally(() => {
      waiting -= 1
    })
  }

  const connection = {
    origin: parts.origin,
    get visit() {
      return visit
    },

    /** Finds out who comes by the secrets of the handshake, and greets; where that is not allowed, says goodbye. */
    greet(secrets: readonly string[], isWelcome: () => Promise<boolean>): void {
      inTurn(async () => {
        if (!(await isWelcome())) return end(REALTIME_CODES.tooMany, 'Too many connections. Please slow down.')
        for (const candidate of secrets) {
          const found = await parts.findVisit(candidate)
          if (!found?.user.isActive) continue
          secret = candidate
          visit = found
          parts.onUser(connection)
          break
        }
        for (const [slot, channels] of urlChannels.slots) subscriptions.set(`slot-${slot}`, channels)
        send('connected', {
          channels: channelsFor(visit, urlChannels.channels),
          user: visit ? userShape(visit.user) : null,
          subscriptions: Object.fromEntries([...urlChannels.slots.keys()].map((slot) => [slot, `slot-${slot}`])),
        })
      })
    },

    hear(frame: RawData): void {
      if (isAllowed(performance.now())) {
        const message = readRealtimeMessage(String(frame))
        inTurn(() => answer(message))
      } else send('error', { code: REALTIME_CODES.tooMany, message: 'Too many messages. Please slow down.' })
    },

    /** Tells the client an event it wants to hear. */
    tell(event: RealtimeEvent): void {
      const ids = subscriptions.match(event.channels)
      if (!ids) return
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) end(REALTIME_CODES.tooMany, 'This connection reads too slowly.')
      else send('event', { ...event, subscriptions: ids })
    },

    /** Looks whether the session still stands; ends the connection of one that does not. */
    async doubt(): Promise<void> {
      if (secret === undefined) return
      const found = await parts.lookUpVisit(secret)
      if (found?.user.isActive) visit = found
      else end(REALTIME_CODES.policy, 'The session has ended.')
    },

    end,
  }
  return connection
}

/** `account` stands for the account of whoever is signed in. */
function channelsFor(visit: Visit | undefined, channels: readonly string[]): string[] {
  if (!visit || !channels.includes('account')) return [...channels]
  return [...new Set([...channels, `account.${visit.user.id}`])]
}
