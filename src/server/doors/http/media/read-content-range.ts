import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'

export interface PartRange {
  readonly totalBytes: number
  readonly position: number
  readonly partBytes: number
}

/**
 * Which part of a file a request carries, by `content-range: bytes <first>-<last>/<total>`; undefined for a whole file.
 * Throws storage_invalid_content_range for anything but one of the parts that a file of this size has (wire page §10).
 */
export function readContentRange(header: string | undefined): PartRange | undefined {
  if (header === undefined || header === '') return undefined
  const numbers = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header.trim())?.slice(1).map(Number)
  const [first = 0, last = 0, totalBytes = 0] = numbers ?? []
  const isPart = first % LIMITS.uploadPartBytes === 0 && first < totalBytes
  const end = Math.min(first + LIMITS.uploadPartBytes, totalBytes) - 1
  if (!isPart || last !== end) throw new ProtocolError('storage_invalid_content_range')
  return { totalBytes, position: first / LIMITS.uploadPartBytes, partBytes: last - first + 1 }
}
