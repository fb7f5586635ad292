import { pngChunk } from '../picture/png-chunk.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** PNG third edition, §11.3.3.4, and Adobe's XMP part 3, §1.1.5: keyword, no compression, no language, no translation. */
const XMP_HEAD = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1')

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))
}

/** The same PNG, pixel for pixel, carrying `xmp` as its only XMP packet. */
export function withPngXmp(bytes: Uint8Array, xmp: string): Uint8Array {
  const chunks = readChunks(bytes)
  const [header, ...others] = chunks.filter((chunk) => !chunk.subarray(8).subarray(0, XMP_HEAD.length).equals(XMP_HEAD))
  if (!header) throw new Error('a PNG without a header')
  return Buffer.concat([SIGNATURE, header, pngChunk('iTXt', Buffer.concat([XMP_HEAD, Buffer.from(xmp)])), ...others])
}

/** Each chunk whole: length, type, content, check sum. */
function readChunks(bytes: Uint8Array): Buffer[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Buffer[] = []
  for (let at = SIGNATURE.length; at < buffer.length; ) {
    const end = at + 12 + (at + 4 <= buffer.length ? buffer.readUInt32BE(at) : 0)
    if (end > buffer.length) throw new Error('a PNG that ends in the middle of a chunk')
    chunks.push(buffer.subarray(at, end))
    at = end
  }
  return chunks
}
