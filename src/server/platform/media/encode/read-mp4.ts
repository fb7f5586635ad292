/** What an MP4 says of itself. */
export interface FilmFacts {
  readonly widthPx: number
  readonly heightPx: number
  readonly durationMs: number
  readonly frames: number
  /** Sample entry of the picture track: 'avc1' is H.264. */
  readonly codec: string
  /** Sample entry of the sound track, 'mp4a' is AAC; undefined without sound. */
  readonly soundCodec?: string
  /** The index stands before the pictures, so a player can begin at once. */
  readonly isFastStart: boolean
}

interface Box {
  readonly type: string
  readonly body: Buffer
}

/** Reads the boxes of ISO/IEC 14496-12; undefined when it is no film with a picture track. */
export function readMp4(bytes: Uint8Array): FilmFacts | undefined {
  const top = boxesIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const order = top.map(({ type }) => type)
  const film = inside(top, 'moov')
  const head = film.find(({ type }) => type === 'mvhd')?.body
  const tracks = film.filter(({ type }) => type === 'trak')
  const media = tracks.map((track) => describeTrack(track.body)).filter((track) => track !== undefined)
  const pictures = media.find(({ handler }) => handler === 'vide')
  if (order[0] !== 'ftyp' || !head || !pictures) return undefined
  return {
    widthPx: pictures.widthPx,
    heightPx: pictures.heightPx,
    durationMs: (pictures.duration / head.readUInt32BE(head[0] === 1 ? 20 : 12)) * 1000,
    frames: pictures.samples,
    codec: pictures.codec,
    soundCodec: media.find(({ handler }) => handler === 'soun')?.codec,
    isFastStart: order.indexOf('moov') < order.indexOf('mdat'),
  }
}

function describeTrack(track: Buffer) {
  const boxes = boxesIn(track)
  const head = boxes.find(({ type }) => type === 'tkhd')?.body
  const media = inside(boxes, 'mdia')
  const handler = media.find(({ type }) => type === 'hdlr')?.body
  const tables = inside(inside(media, 'minf'), 'stbl')
  const entries = tables.find(({ type }) => type === 'stsd')?.body
  const sizes = tables.find(({ type }) => type === 'stsz')?.body
  if (!head || !handler || !entries || !sizes) return undefined
  return {
    handler: handler.toString('latin1', 8, 12),
    // Fixed point 16.16, at the end of the track's head.
    widthPx: head.readUInt32BE(head.length - 8) / 65536,
    heightPx: head.readUInt32BE(head.length - 4) / 65536,
    /** As shown, in units of the film's head: what the edit list cuts away is not counted. */
    duration: head[0] === 1 ? Number(head.readBigUInt64BE(28)) : head.readUInt32BE(20),
    samples: sizes.readUInt32BE(8),
    codec: entries.toString('latin1', 12, 16),
  }
}

function inside(boxes: readonly Box[], type: string): Box[] {
  const found = boxes.find((box) => box.type === type)
  return found ? boxesIn(found.body) : []
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at)
    const headBytes = short === 1 ? 16 : 8
    if (at + headBytes > bytes.length) return boxes
    const sizeBytes = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    if (sizeBytes < headBytes) return boxes
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + headBytes, at + sizeBytes) })
    at += sizeBytes
  }
  return boxes
}
