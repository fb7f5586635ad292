import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../clock/clock.ts'
import { readBounded } from '../../http/read-bounded.ts'
import type { Fetch } from './ask-fal.ts'

/** fal asks that its keys are not kept longer than a day. */
const KEPT_MS = 86_400_000
/** A signature by none of the known keys may be by a new one; but strangers cannot make us ask fal all the time. */
const ASK_AGAIN_MS = 60_000
const TIMEOUT_MS = 8_000
const MOST_BYTES = 64 * 1024

const KeySet = z.object({ keys: z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string() })).max(32) })

export interface Signed {
  readonly requestId: string
  readonly userId: string
  /** Unix seconds. */
  readonly timestamp: string
  /** Hexadecimal. */
  readonly signature: string
}

/** fal's public keys, as it publishes them. https://fal.ai/docs/model-apis/model-endpoints/webhooks */
export function createFalKeys({ keysUrl, fetch, clock }: { keysUrl: string; fetch: Fetch; clock: Clock }) {
  let known: { keys: readonly KeyObject[]; readAt: number } | undefined

  async function read(): Promise<readonly KeyObject[]> {
    const response = await fetch(keysUrl, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`fal's keys cannot be read: ${response.status}`)
    const set = KeySet.parse(JSON.parse(Buffer.from(await readBounded(response, MOST_BYTES)).toString('utf8')))
    const own = set.keys.filter(({ kty, crv }) => kty === 'OKP' && crv === 'Ed25519')
    const keys = own.map(({ x }) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }))
    known = { keys, readAt: clock.now().getTime() }
    return keys
  }

  const ageMs = () => (known ? clock.now().getTime() - known.readAt : Number.POSITIVE_INFINITY)

  return {
    /** Throws when the keys cannot be read now. */
    async haveSigned(signed: Signed, body: Uint8Array): Promise<boolean> {
      const digest = createHash('sha256').update(body).digest('hex')
      const message = Buffer.from([signed.requestId, signed.userId, signed.timestamp, digest].join('\n'))
      const signature = Buffer.from(signed.signature, 'hex')
      const isBy = (keys: readonly KeyObject[]) => keys.some((key) => verify(null, message, key, signature))
      if (known && ageMs() < KEPT_MS && isBy(known.keys)) return true
      return ageMs() < ASK_AGAIN_MS ? false : isBy(await read())
    },
  }
}
