/** An answer that is larger than anything we asked for. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** The whole body, as long as it has at most so many bytes; throws `TooLarge` before it is all read. */
export async function readBounded(response: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  for await (const part of response.body ?? []) {
    sizeBytes += part.byteLength
    if (sizeBytes > mostBytes) throw new TooLarge(`the answer has more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts, sizeBytes)
}
