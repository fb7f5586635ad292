import { randomUUID } from 'node:crypto'
import { Client as Client27 } from 'appwrite'
import { Client as Client17 } from 'appwrite-17'

/** A browser without a window: keeps the cookies of one server and sends them back. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>
  /** Like `fetch`, for a path of the server or a whole address; never follows redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A client of the official SDK, newest and oldest major we serve, with this visitor's cookies. */
  client27(): Client27
  client17(): Client17
}

const VISITOR_HEADER = 'x-test-visitor'
const visitors = new Map<string, Visitor>()
let isRouting = false

export function createVisitor(serverUrl: string, project: string): Visitor {
  const cookies = new Map<string, string>()
  const id = randomUUID()
  const endpoint = `${serverUrl}/v1`

  const visitor: Visitor = {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.delete(VISITOR_HEADER)
      if (!headers.has('x-appwrite-project')) headers.set('x-appwrite-project', project)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await realFetch(new URL(path, serverUrl), { redirect: 'manual', ...init, headers })
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      return response
    },
    client27: () => prepare(new Client27()),
    client17: () => prepare(new Client17()),
  }

  function prepare<Client extends Client17 | Client27>(client: Client): Client {
    routeSdkCalls()
    client.setEndpoint(endpoint).setProject(project)
    client.headers[VISITOR_HEADER] = id
    return client
  }

  visitors.set(id, visitor)
  return visitor
}

const realFetch = globalThis.fetch

/** The SDK calls the global fetch; its calls go to the visitor they name. */
function routeSdkCalls(): void {
  if (isRouting) return
  isRouting = true
  globalThis.fetch = (input, init) => {
    const visitor = visitors.get(new Headers(init?.headers).get(VISITOR_HEADER) ?? '')
    return visitor ? visitor.fetch(String(input), init) : realFetch(input, init)
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  const expires = attributes.map((one) => one.trim()).find((one) => /^expires=/i.test(one))
  const isOver = expires !== undefined && Date.parse(expires.slice('expires='.length)) <= Date.now()
  if (isOver) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}
