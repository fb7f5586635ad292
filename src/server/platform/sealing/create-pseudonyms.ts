import { createHmac, hkdfSync } from 'node:crypto'

/** What somebody is known by: `['identity', provider, uid]`, `['email', address]`. */
export type KnownBy = readonly [kind: 'identity', provider: string, uid: string] | readonly [kind: 'email', address: string]

export type Pseudonyms = ReturnType<typeof createPseudonyms>

const KEY_BYTES = 32

/**
 * Keyed hashes of what people are known by: HMAC-SHA-256 under a key derived from the house's secret. Whoever comes is recognised
 * by them; a copy of the database names nobody, and without the secret nobody can be looked for in it.
 */
export function createPseudonyms(secrets: { readonly secret: string; readonly previousSecret?: string | undefined }) {
  const key = deriveKey(secrets.secret)
  const keys = [key, ...(secrets.previousSecret === undefined ? [] : [deriveKey(secrets.previousSecret)])]
  return {
    /** What is stored from now on. */
    of: (knownBy: KnownBy): Buffer => hash(key, knownBy),
    /** What may have been stored, also under the previous secret. */
    allOf: (knownBy: KnownBy): readonly Buffer[] => keys.map((one) => hash(one, knownBy)),
  }
}

/** RFC 5869. A purpose of its own: what is sealed and what is hashed never share a key. */
const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'troupe/pseudonyms', KEY_BYTES))

const hash = (key: Buffer, knownBy: KnownBy) => createHmac('sha256', key).update(JSON.stringify(knownBy)).digest()
