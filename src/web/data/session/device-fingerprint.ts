import { readLocal, writeLocal } from '../local/local-storage.ts'

const STORAGE_KEY = 'thumbmark'
/** Product text §7. */
const SERVICE_TIMEOUT_MS = 5_000

let making: Promise<string> | undefined

/** A text that stays the same for this device; made once, on the device, and kept. "" when it cannot be made. */
export async function deviceFingerprint(): Promise<string> {
  const kept = readLocal(STORAGE_KEY)
  if (kept) return kept
  making ??= makeFingerprint()
  return making
}

async function makeFingerprint(): Promise<string> {
  try {
    const { Thumbmark } = await import('@thumbmarkjs/thumbmarkjs')
    // Without a key, which an operator may set, nothing leaves the device.
    const key = document.querySelector<HTMLMetaElement>('meta[name="troupe:fingerprintKey"]')?.content
    const service = key ? { api_key: key, timeout: SERVICE_TIMEOUT_MS } : {}
    const { thumbmark } = await new Thumbmark({ logging: false, ...service }).get()
    writeLocal(STORAGE_KEY, thumbmark)
    return thumbmark
  } catch (error) {
    console.warn('The device could not be recognised.', error)
    return ''
  } finally {
    making = undefined
  }
}
