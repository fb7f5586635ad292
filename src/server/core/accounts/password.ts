import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane; about 6 ms in a pool thread. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id as PHC text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password fits. Without a stored hash the same work is done against a decoy, so that the time of the answer
 * does not tell which addresses have an account.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password)
  decoy ??= hashPassword('decoy')
  await verify(await decoy, password)
  return false
}
