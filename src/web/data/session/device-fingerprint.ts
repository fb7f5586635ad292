import { readLocal, writeLocal } from '../local/local-storage.ts'

const STORAGE_KEY = 'thumbmark'

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
    // No key and no logging: nothing leaves the device.
    const { thumbmark } = await new Thumbmark({ logging: false }).get()
    writeLocal(STORAGE_KEY, thumbmark)
    return thumbmark
  } catch (error) {
    console.warn('The device could not be recognised.', error)
    return ''
  } finally {
    making = undefined
  }
}
