import type { Requester } from './generation-parts.ts'

const DATA_URL = /^data:[^,]{0,100};base64,/

export function isDataUrl(text: string | undefined): boolean {
  return DATA_URL.test(text ?? '')
}

/** The bytes behind a data URL or bare base64; a large file came beside the request and has a word there (`inlineFiles`). */
export function bytesOfBase64(text: string, { inlineFiles }: Pick<Requester, 'inlineFiles'>): Uint8Array {
  const base64 = text.replace(DATA_URL, '')
  return inlineFiles?.get(base64) ?? Buffer.from(base64, 'base64')
}
