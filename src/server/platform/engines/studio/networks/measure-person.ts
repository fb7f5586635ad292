import type { PersonShares } from '../../../media/person-shares.ts'
import { NetworksMissing } from './network-files.ts'
import { readMasks } from './read-photo.ts'

/** Half a second on a free machine; a picture that takes this long breaks the networks. */
const MOST_MS = 20_000

/** Shares of skin and clothes, by the networks; undefined when they are not installed. */
export async function measurePerson(bytes: Uint8Array, signal: AbortSignal): Promise<PersonShares | undefined> {
  try {
    const { faceSkin, bodySkin, clothes } = await readMasks({ bytes }, signal, { mostMs: MOST_MS })
    return { faceSkin: shareOf(faceSkin), bodySkin: shareOf(bodySkin), clothes: shareOf(clothes) }
  } catch (error) {
    if (error instanceof NetworksMissing) return undefined
    throw error
  }
}

const shareOf = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0) / (255 * mask.length)
