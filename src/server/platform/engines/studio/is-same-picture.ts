import sharp from 'sharp'

/** Pictures that differ are mostly told apart by so many pixels of theirs a side. */
const SAMPLE_PX = 128

/** Whether two files show the same pixels. A file that can not be read is like no other. */
export async function isSamePicture(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  return (await isSameIn(one, other, SAMPLE_PX)) && (await isSameIn(one, other))
}

async function isSameIn(one: Uint8Array, other: Uint8Array, side?: number): Promise<boolean> {
  const pixelsOf = async (bytes: Uint8Array) => {
    const upright = sharp(bytes).autoOrient().toColourspace('srgb').ensureAlpha()
    const sized = side ? upright.resize(side, side, { fit: 'inside', kernel: 'nearest', withoutEnlargement: true }) : upright
    return sized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  }
  const both = await Promise.all([pixelsOf(one), pixelsOf(other)]).catch(() => undefined)
  if (!both) return false
  const [was, is] = both
  return was.info.width === is.info.width && was.data.equals(is.data)
}
