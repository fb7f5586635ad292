import { vi } from 'vitest'
import { loadSdk } from '../data/sdk/load-sdk.ts'

/** What a function answers: its body, with status 200 unless told; a function may count its calls. */
export type FunctionReply = unknown | ((input: Record<string, unknown>, calls: number) => unknown)

export interface RecordedCall {
  /** `GET /v1/account`, or the id of a function. */
  what: string
  input: Record<string, unknown>
  headers: Record<string, string>
}

/** A refusal of a function: completed, with this status. */
export function refused(status: number, body: unknown = {}) {
  return new Refusal(status, body)
}

class Refusal {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export interface FakeAccount {
  id: string
  name?: string
  email?: string
  prefs?: Record<string, unknown>
  credits?: number
  freePreviewInitialUsed?: boolean
  hasProfile?: boolean
}

const USER_DATA = 'GET /v1/databases/main/collections/user-data/documents'
const WITHOUT_SESSION = new Set(['get-hero-images', 'get-products'])

/** The border of the page: everything the client library sends is recorded and answered here. */
export class FakeServer {
  readonly calls: RecordedCall[] = []
  account: FakeAccount | undefined
  /** Every question about the account is answered with 503. */
  isDown = false
  functions: Record<string, FunctionReply> = {}
  /** A promise that holds back every answer of this call until it is resolved. */
  held = new Map<string, Promise<void>>()

  callsOf(what: string): RecordedCall[] {
    return this.calls.filter((call) => call.what === what)
  }

  /** Until `release` is called, this call is under way. */
  hold(what: string): () => void {
    let release = () => {}
    this.held.set(
      what,
      new Promise((resolve) => {
        release = () => {
          this.held.delete(what)
          resolve()
        }
      }),
    )
    return release
  }

  async answer(url: URL, init: RequestInit): Promise<Response> {
    const path = url.pathname
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' && init.body ? JSON.parse(init.body) : {}
    const functionId = path.match(/^\/v1\/functions\/([^/]+)\/executions$/)?.[1]
    const what = functionId ?? `${method} ${path}`
    const input = functionId ? JSON.parse(body.body) : body
    this.calls.push({ what, input, headers: body.headers ?? {} })
    await this.held.get(what)
    if (functionId) return this.execute(functionId, input)
    return this.accountReply(what, body)
  }

  private accountReply(what: string, body: { prefs?: Record<string, unknown> }): Response {
    if (this.isDown) return json(503, { message: 'Not ready.', code: 503, type: 'general_not_ready' })
    // A collection answers a guest with what a guest may read.
    if (!this.account && what === USER_DATA) return json(200, { total: 0, documents: [] })
    if (!this.account) return json(401, { message: 'Guests may not call this.', code: 401, type: 'general_unauthorized_scope' })
    const { id, name = 'Mira', email = 'mira@example.test', prefs = { timezone: 'Europe/Berlin' } } = this.account
    switch (what) {
      case 'GET /v1/account':
        return json(200, { $id: id, name, email, prefs })
      case 'GET /v1/account/prefs':
        return json(200, prefs)
      case 'PATCH /v1/account/prefs':
        this.account.prefs = body.prefs
        return json(200, { $id: id, name, email, prefs: body.prefs })
      case 'DELETE /v1/account/sessions/current':
        this.account = undefined
        return new Response(null, { status: 204 })
      case USER_DATA:
        return json(200, { total: 1, documents: [{ $id: 'document', ...this.userData() }] })
      default:
        return json(404, { message: `No answer for ${what}`, code: 404, type: 'general_route_not_found' })
    }
  }

  private userData() {
    return {
      credits: this.account?.credits ?? 1000,
      freePreviewInitialUsed: this.account?.freePreviewInitialUsed ?? true,
      freePreviewRegenerationUsed: false,
      freeCharacterCreationUsed: false,
    }
  }

  private execute(functionId: string, input: Record<string, unknown>): Response {
    if (!this.account && !WITHOUT_SESSION.has(functionId))
      return json(401, { message: 'Sign in first.', code: 401, type: 'user_unauthorized' })
    const profile = { $id: 'profile', userId: this.account?.id ?? '', email: '', name: '', avatarUrl: '' }
    const defaults: Record<string, FunctionReply> = {
      'fetch-user': { success: true, message: '', data: { profile: this.account?.hasProfile === false ? null : profile } },
      'create-user': { success: true, data: profile },
      'get-user-subscription': { success: true, data: null },
    }
    const scripted = this.functions[functionId] ?? defaults[functionId]
    const reply = typeof scripted === 'function' ? scripted(input, this.callsOf(functionId).length) : scripted
    if (reply instanceof Error) throw reply
    if (reply === undefined) return json(404, { message: `No function ${functionId}`, code: 404, type: 'function_not_found' })
    const { status, body } = reply instanceof Refusal ? reply : { status: 200, body: reply }
    return json(201, execution({ responseStatusCode: status, responseBody: JSON.stringify(body) }))
  }
}

/** An execution as the wire has it. */
export function execution(part: Partial<{ status: string; responseStatusCode: number; responseBody: string; errors: string }>) {
  return { $id: 'execution', status: 'completed', responseStatusCode: 200, responseBody: '{}', errors: '', ...part }
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } })
}

/** Puts a fake server behind the client library, and loads the library so that fake timers need not wait for its chunk. */
export async function startFakeServer(account?: FakeAccount): Promise<FakeServer> {
  const server = new FakeServer()
  server.account = account
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => server.answer(new URL(url), init))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await loadSdk()
  return server
}
