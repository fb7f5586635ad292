import { createHash, type Hash } from 'node:crypto'

/** Files that came inside a request, by the word that stands for each in its text. */
export type InlineFiles = ReadonlyMap<string, Uint8Array>

/** The last thing before a file: `\"videoBase64\":\"`, perhaps with the head of a data URL. */
const FIELD_BEFORE = /\\"\w{1,40}Base64\\"\s*:\s*\\"(?:data:[^",\\]{0,100};base64,)?$/
const FIELD_MAX_CHARS = 256
/** Shorter ones are no trouble as text. */
const LEAST_CHARS = 128 * 1024
/** What is shorter than this within one piece of a request is a word. */
const RUN_CHARS = 1024

/** Whether each byte may stand in base64. */
const IS_BASE64 = new Uint8Array(256)
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=') IS_BASE64[sign.charCodeAt(0)] = 1

interface OpenFile {
  readonly hash: Hash
  readonly start: number
  /** What is left of the last piece: base64 is read four characters at a time. */
  rest: string
}

/**
 * Takes the long base64 texts of a request's `…Base64` fields out of it while it comes in, so that neither the request nor
 * its text is ever held as a whole: the bytes go into one slab, and in the text stands a word made of their hash. The same
 * file gives the same word; a word that a client wrote itself stands for nothing.
 */
export function createInlineFiles({ maxBytes }: { maxBytes: number }) {
  const files = new Map<string, Uint8Array>()
  const text: Buffer[] = []
  let textBytes = 0
  // Not touched until it is written: a short request takes none of it.
  let slab: Buffer | undefined
  let used = 0
  /** Signs of base64 that may become a file, and how many. */
  let run: Buffer[] = []
  let runChars = 0
  let file: OpenFile | undefined
  /** A long run that is no file of such a field. */
  let isPlain = false

  function keep(piece: Buffer): void {
    text.push(piece)
    textBytes += piece.length
  }

  function unpack(piece: string): void {
    if (!file) return
    slab ??= Buffer.allocUnsafeSlow(Math.ceil((maxBytes / 4) * 3) + 3)
    const all = file.rest + piece
    const whole = all.length - (all.length % 4)
    const written = slab.write(all.slice(0, whole), used, 'base64')
    file.hash.update(slab.subarray(used, used + written))
    used += written
    file.rest = all.slice(whole)
  }

  function takeRun(piece: Buffer): void {
    if (isPlain) keep(piece)
    else if (file) unpack(piece.toString('latin1'))
    else {
      run.push(piece)
      runChars += piece.length
      if (runChars >= LEAST_CHARS) decide()
    }
  }

  /** A run is long enough to be a file: it is one when it stands in such a field. */
  function decide(): void {
    if (FIELD_BEFORE.test(tail(text, FIELD_MAX_CHARS))) {
      file = { hash: createHash('sha256'), start: used, rest: '' }
      for (const waiting of run) unpack(waiting.toString('latin1'))
    } else {
      isPlain = true
      for (const waiting of run) keep(waiting)
    }
    run = []
    runChars = 0
  }

  function endRun(): void {
    for (const waiting of run) keep(waiting)
    run = []
    runChars = 0
    isPlain = false
    if (!file || !slab) return
    const written = slab.write(file.rest, used, 'base64')
    file.hash.update(slab.subarray(used, used + written))
    used += written
    const word = `file:${file.hash.digest('hex')}`
    files.set(word, slab.subarray(file.start, used))
    keep(Buffer.from(word))
    file = undefined
  }

  return {
    take(chunk: Buffer): void {
      let isRunning = run.length > 0 || isPlain || file !== undefined
      let textFrom = 0
      for (let from = 0; from < chunk.length; ) {
        const isRun = IS_BASE64[chunk[from] as number] === 1
        let end = from + 1
        while (end < chunk.length && (IS_BASE64[chunk[end] as number] === 1) === isRun) end += 1
        if (!isRun && isRunning) {
          endRun()
          isRunning = false
        } else if (isRun && (isRunning || end === chunk.length || end - from >= RUN_CHARS)) {
          // Words between other signs are left where they are; only what goes on or is long can be a file.
          if (from > textFrom) keep(chunk.subarray(textFrom, from))
          takeRun(chunk.subarray(from, end))
          textFrom = end
          isRunning = true
        }
        from = end
      }
      if (textFrom < chunk.length) keep(chunk.subarray(textFrom))
    },
    /** How much text there is beside the files. */
    get textBytes() {
      return textBytes + runChars
    },
    end(): { text: string; files: InlineFiles } {
      endRun()
      return { text: Buffer.concat(text).toString('utf8'), files }
    },
  }
}

function tail(pieces: readonly Buffer[], chars: number): string {
  let found = ''
  for (let at = pieces.length - 1; at >= 0 && found.length < chars; at -= 1) {
    found = (pieces[at] as Buffer).toString('latin1') + found
  }
  return found.slice(-chars)
}
