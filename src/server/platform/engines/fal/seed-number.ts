import { createHash } from 'node:crypto'

/** Our seeds are texts; fal takes whole numbers. */
export function seedNumber(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) >>> 1
}
