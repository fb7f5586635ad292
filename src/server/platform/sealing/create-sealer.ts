import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a sealed text belongs to: its table, its row and its column. Elsewhere it does not open. */
export type SealedPlace = readonly [table: string, ...rowAndColumn: string[]]

export type Sealer = ReturnType<typeof createSealer>

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** What GCM asks for; random, of which 2^32 to a key are safe. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_BYTES = 6

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

/**
 * Seals small secrets that are kept in the database, so that a copy of it gives none of them away: AES-256-GCM under a key
 * derived from the house's secret. A sealed text reads `sealed.1.<key>.<nonce, text and tag>`. Texts of the previous secret open
 * as well and count as stale. What was stored before there was a seal is not sealed, and reads as it is.
 */
export function createSealer(secrets: { readonly secret: string; readonly previousSecret?: string | undefined }) {
  const key = deriveKey(secrets.secret)
  const keys = [key, ...(secrets.previousSecret === undefined ? [] : [deriveKey(secrets.previousSecret)])]
  const freshPrefix = prefixOf(key)

  return {
    /** How everything begins that this seals. */
    freshPrefix,

    /** '' stays ''. */
    seal(text: string, place: SealedPlace): string {
      if (text === '') return ''
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(bytesOf(place))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return freshPrefix + Buffer.concat(sealed).toString('base64url')
    },

    /** Undefined for what was sealed under another secret, for another place, or was changed since. */
    open(stored: string, place: SealedPlace): string | undefined {
      if (stateOf(stored) === 'open') return stored
      const known = keys.find((one) => stored.startsWith(prefixOf(one)))
      return known && unseal(known, Buffer.from(stored.slice(prefixOf(known).length), 'base64url'), place)
    },

    stateOf,
  }

  /** `open`: nothing is sealed in it. `lost`: sealed under a secret that nobody named. */
  function stateOf(stored: string): 'open' | 'fresh' | 'stale' | 'lost' {
    if (!stored.startsWith(MARK)) return 'open'
    if (stored.startsWith(freshPrefix)) return 'fresh'
    return keys.some((one) => stored.startsWith(prefixOf(one))) ? 'stale' : 'lost'
  }
}

const MARK = 'sealed.1.'
const prefixOf = ({ id }: Key) => `${MARK}${id}.`
const bytesOf = (place: SealedPlace) => Buffer.from(JSON.stringify(place))

/** RFC 5869. The name of the key is derived beside it, so that it says nothing about either. */
function deriveKey(secret: string): Key {
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', `troupe/${purpose}`, length))
  return { id: derive('sealing/key-id', KEY_ID_BYTES).toString('hex'), bytes: derive('sealing', KEY_BYTES) }
}

function unseal(key: Key, sealed: Buffer, place: SealedPlace): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bytesOf(place)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    // The one thing that goes wrong here: the tag does not fit.
    return undefined
  }
}
