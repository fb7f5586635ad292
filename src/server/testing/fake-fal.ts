import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** What the fake does with one request for work. */
export interface FalPart {
  /**
   * `lost`: it takes the work and cuts the line; `held`: it takes it and never answers; `called first`: it calls back before
   * it answers; a number: it answers so, and takes the work only when `isTaken`.
   */
  readonly submit?: 'taken' | 'lost' | 'held' | 'called first' | number
  readonly isTaken?: boolean
  readonly retryAfterSeconds?: number
  /** What comes of it. */
  readonly made?:
    | 'pictures'
    | 'film'
    | 'refused'
    | 'unsafe'
    | 'text'
    | 'broken'
    | 'huge'
    | 'elsewhere'
    | 'crash'
    /** The file, or the answer that names it, leads to another address. */
    | 'moved file'
    | 'moved answer'
    /** The answer that names the files has no end, or is no JSON. */
    | 'flood'
    | 'page'
  /** How often it says that it is still at work; `Infinity` for ever. */
  readonly polls?: number
  /** How often a file cannot be fetched before it can. */
  readonly brokenDownloads?: number
  /** Files are asked for and never sent, the first time. */
  readonly heldDownloads?: boolean
}

export interface FalRequest {
  readonly id: string
  readonly attemptToken: string | undefined
  readonly webhook: string | undefined
  readonly part: FalPart
  readonly count: number
  polls: number
  brokenDownloads: number
  /** How often a file was asked for. */
  downloads: number
  cancelled: boolean
}

export type FakeFal = Awaited<ReturnType<typeof startFakeFal>>

/** A server that speaks as fal does, on this machine; it plays the parts it is given, in order, and takes all work else. */
export async function startFakeFal({ film }: { film?: Uint8Array } = {}) {
  const keys = generateKeyPairSync('ed25519')
  const parts: FalPart[] = []
  const posts: { model: string; body: Record<string, unknown>; key: string; webhook: string | undefined }[] = []
  const uploads: { type: string; bytes: Buffer }[] = []
  /** For how long it was told to keep files, by each request that leaves some with it. */
  const keptSeconds: unknown[] = []
  const requests = new Map<string, FalRequest>()
  let followed = 0
  const png = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#804020' } })
    .png()
    .toBuffer()
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const address = new URL(request.url ?? '/', url)
    const [, first = '', second = '', third] = address.pathname.split('/')
    if (first === '.well-known')
      return json(response, 200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: '1' }] })
    if (address.pathname === '/storage/upload/initiate') {
      keptSeconds.push(lifecycleOf(request))
      const place = `${url}/uploads/${randomUUID()}`
      return json(response, 200, { upload_url: place, file_url: place })
    }
    if (first === 'uploads') {
      uploads.push({ type: String(request.headers['content-type']), bytes: await buffer(request) })
      return json(response, 200, {})
    }
    if (first === 'elsewhere') {
      followed += 1
      return response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    }
    if (first === 'files') return sendFile(response, requests.get(second))
    const known = first === 'requests' ? requests.get(second) : undefined
    if (known && request.method === 'PUT') return cancel(response, known)
    if (first === 'requests' && !known) return json(response, 404, { detail: 'no such request' })
    if (known) return third === 'status' ? tellStatus(response, known) : tellResult(response, known)
    const body = JSON.parse((await buffer(request)).toString() || '{}') as Record<string, unknown>
    return submit(request, response, {
      model: address.pathname.slice(1),
      webhook: address.searchParams.get('fal_webhook') ?? undefined,
      body,
    })
  }

  async function submit(
    request: IncomingMessage,
    response: ServerResponse,
    { model, webhook, body }: { model: string; webhook: string | undefined; body: Record<string, unknown> },
  ): Promise<ServerResponse> {
    keptSeconds.push(lifecycleOf(request))
    posts.push({ model, body, key: String(request.headers.authorization), webhook })
    const part = parts.shift() ?? {}
    const { submit: how = 'taken', isTaken = typeof how !== 'number' } = part
    const id = randomUUID()
    if (isTaken) {
      const count = Number(body.num_images ?? 1)
      const state = { polls: part.polls ?? 0, brokenDownloads: part.brokenDownloads ?? 0, downloads: 0, cancelled: false }
      requests.set(id, { id, attemptToken: webhook?.split('/').at(-1), webhook, part, count, ...state })
    }
    if (how === 'lost') return response.destroy()
    if (how === 'held') return response
    const taken = requests.get(id)
    if (how === 'called first' && taken) await callBack(taken)
    if (typeof how === 'number') {
      if (part.retryAfterSeconds !== undefined) response.setHeader('retry-after', part.retryAfterSeconds)
      return json(response, how, part.made === 'refused' ? REFUSED : { detail: 'no' })
    }
    const own = `${url}/requests/${id}`
    return json(response, 200, {
      status: 'IN_QUEUE',
      queue_position: 0,
      request_id: id,
      status_url: `${own}/status`,
      response_url: `${own}/response`,
      cancel_url: `${own}/cancel`,
    })
  }

  function tellStatus(response: ServerResponse, request: FalRequest): ServerResponse {
    if (request.polls > 0) {
      request.polls -= 1
      return json(response, 202, { status: request.polls % 2 === 0 ? 'IN_PROGRESS' : 'IN_QUEUE', queue_position: 2 })
    }
    return json(response, 200, { status: 'COMPLETED', metrics: { inference_time: 1 } })
  }

  function tellResult(response: ServerResponse, { id, part, count }: FalRequest): ServerResponse {
    if (part.made === 'refused') return json(response, 422, REFUSED)
    if (part.made === 'crash') {
      response.setHeader('x-fal-error-type', 'runner_disconnected')
      return json(response, 503, { detail: 'gone', error_type: 'runner_disconnected' })
    }
    if (part.made === 'moved answer') return leadElsewhere(response)
    if (part.made === 'flood') return Readable.from(endlessBytes()).pipe(response)
    if (part.made === 'page') return response.end('<html>welcome</html>')
    return json(response, 200, payloadOf(id, part, count))
  }

  function payloadOf(id: string, { made }: FalPart, count: number) {
    const origin = made === 'elsewhere' ? 'http://169.254.169.254' : url
    if (made === 'film') return { video: { url: `${origin}/files/${id}/film.mp4`, content_type: 'video/mp4' } }
    const images = Array.from({ length: count }, (_, index) => ({
      url: `${origin}/files/${id}/${index}.png`,
      content_type: 'image/png',
    }))
    return { images, seed: 1, has_nsfw_concepts: images.map(() => made === 'unsafe') }
  }

  /** To an address that would answer well. */
  function leadElsewhere(response: ServerResponse): ServerResponse {
    return response.writeHead(302, { location: `${url}/elsewhere` }).end()
  }

  async function sendFile(response: ServerResponse, request: FalRequest | undefined): Promise<ServerResponse> {
    if (!request) return json(response, 404, {})
    request.downloads += 1
    if (request.part.made === 'moved file') return leadElsewhere(response)
    if (request.part.heldDownloads && request.downloads <= request.count) return response
    if (request.brokenDownloads > 0) {
      request.brokenDownloads -= 1
      response.writeHead(200, { 'content-length': png.length })
      response.write(png.subarray(0, 20))
      await new Promise((resolve) => setImmediate(resolve))
      return response.destroy()
    }
    response.setHeader('content-type', 'image/png')
    if (request.part.made === 'text') return response.end('<html>not a picture</html>')
    if (request.part.made === 'film') return response.end(film)
    if (request.part.made === 'broken') return response.end(png.subarray(0, png.length - 40))
    if (request.part.made !== 'huge') return response.end(png)
    return Readable.from(endlessBytes()).pipe(response)
  }

  function cancel(response: ServerResponse, request: FalRequest): ServerResponse {
    request.cancelled = true
    return json(response, 202, { status: 'CANCELLATION_REQUESTED' })
  }

  /** Calls back about the work; answers the status our door gave. */
  async function callBack(
    request: Pick<FalRequest, 'id' | 'webhook' | 'part' | 'count'>,
    options: { key?: KeyObject; at?: Date; webhook?: string; change?: (body: string) => string; id?: string } = {},
  ): Promise<number> {
    const id = options.id ?? request.id
    const isRefused = request.part.made === 'refused'
    const body = JSON.stringify({
      request_id: id,
      gateway_request_id: id,
      status: isRefused ? 'ERROR' : 'OK',
      ...(isRefused && { error: 'Invalid status code: 422' }),
      payload: isRefused ? REFUSED : payloadOf(request.id, request.part, request.count),
    })
    const timestamp = String(Math.floor((options.at ?? new Date()).getTime() / 1000))
    const digest = createHash('sha256').update(body).digest('hex')
    const message = Buffer.from([id, 'user', timestamp, digest].join('\n'))
    const response = await fetch(options.webhook ?? request.webhook ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-fal-webhook-request-id': id,
        'x-fal-webhook-user-id': 'user',
        'x-fal-webhook-timestamp': timestamp,
        'x-fal-webhook-signature': sign(null, message, options.key ?? keys.privateKey).toString('hex'),
      },
      body: options.change?.(body) ?? body,
    })
    return response.status
  }

  return {
    url,
    key: 'fal-key-of-tests',
    /** Every request for work that arrived, whatever was answered. */
    posts,
    /** How often somebody went where it led them. */
    followed: () => followed,
    /** The picture it makes. */
    png,
    /** Files that were brought before. */
    uploads,
    keptSeconds,
    play: (...next: FalPart[]) => void parts.push(...next),
    /** Drops the parts that nobody has asked for. */
    forget: () => void parts.splice(0),
    /** The work that was taken, in order. */
    requests: () => [...requests.values()],
    callBack,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function lifecycleOf({ headers }: IncomingMessage): unknown {
  return JSON.parse(String(headers['x-fal-object-lifecycle-preference'] ?? '{}')).expiration_duration_seconds
}

function* endlessBytes(): Generator<Buffer> {
  for (const piece = Buffer.alloc(1024 * 1024); ; ) yield piece
}

const REFUSED = { detail: [{ loc: ['body', 'prompt'], msg: 'The content was flagged.', type: 'content_policy_violation' }] }

/** Answers, and says that it did. */
function json(response: ServerResponse, status: number, body: object): ServerResponse {
  response.writeHead(status, { 'content-type': 'application/json' })
  return response.end(JSON.stringify(body))
}
