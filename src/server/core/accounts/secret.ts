import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32
const SECRET_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits as 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Whether a text can be a secret of ours at all; saves a query for rubbish. */
export function looksLikeSecret(text: string): boolean {
  return SECRET_SHAPE.test(text)
}

/** What is stored of a secret. A plain hash is enough: the secret is random, not chosen by a person. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
