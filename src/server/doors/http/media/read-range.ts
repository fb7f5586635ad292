export interface ByteRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

/**
 * The one range a Range header asks for; `whole` when there is none that we serve in part (no header, several ranges, other
 * units: the whole file is a right answer to all of them), `unsatisfiable` when it lies beyond the file.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '')
  if (parts === null) return 'whole'
  const [, first = '', last = ''] = parts
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  if (start >= sizeBytes || start > end) return 'unsatisfiable'
  return { start, end }
}
