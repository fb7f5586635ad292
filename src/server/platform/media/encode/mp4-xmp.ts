/** Adobe's XMP part 3, §1.2.7.1: the box type 'uuid' with this id holds the packet, at the top level of the file. */
const XMP_ID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** The same MP4 carrying `xmp`; a box at the end moves nothing that stands before it. */
export function withMp4Xmp(bytes: Uint8Array, xmp: string): Uint8Array {
  const packet = Buffer.from(xmp)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + XMP_ID.length + packet.length, 0)
  head.write('uuid', 4, 'latin1')
  return Buffer.concat([bytes, head, XMP_ID, packet])
}
