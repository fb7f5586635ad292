import type { PhotoFace, PhotoReading } from '#studio/photo/photo-reading.ts'
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts'
import { detectFaces } from './detect-faces.ts'
import { loadNetwork, type Network } from './load-network.ts'
import type { NetworkAnswer, NetworkTask } from './network-task.ts'
import { type PlacedFace, placeLandmarks } from './place-landmarks.ts'
import { segmentPerson } from './segment-person.ts'

const LEAST_SCORE = 0.5
const loaded = new Map<string, Promise<Network>>()

/** Decodes a picture and looks at it; networks are loaded when they are first needed and stay. */
export async function readTask({ id, look, bytes }: NetworkTask): Promise<NetworkAnswer> {
  const photo = await decodePhoto(bytes)
  const masks = await segmentPerson(await network('person'), photo.levels)
  if (look === 'masks') return { id, masks }
  const faces = await facesOf(photo)
  const [first] = faces
  const { widthPx, heightPx } = photo
  const reading: PhotoReading = {
    widthPx,
    heightPx,
    faceCount: faces.length,
    masks,
    ...(first && { face: inPhoto(first, photo) }),
  }
  return { id, reading }
}

function network(name: Parameters<typeof loadNetwork>[0]): Promise<Network> {
  const known = loaded.get(name) ?? loadNetwork(name)
  loaded.set(name, known)
  return known
}

/** Only what the second network takes for a face too; the most prominent one first. */
async function facesOf({ levels }: DecodedPhoto): Promise<PlacedFace[]> {
  const found = await detectFaces(await network('detection'), levels)
  const faces: PlacedFace[] = []
  for (const face of found) {
    const placed = await placeLandmarks(await network('landmarks'), levels, face)
    if (placed.score >= LEAST_SCORE) faces.push({ ...placed, score: Math.min(placed.score, face.score) })
  }
  return faces
}

/** From the picture at working size to the photo itself. */
function inPhoto({ score, points }: PlacedFace, { widthPx, levels }: DecodedPhoto): PhotoFace {
  const scale = widthPx / (levels[0]?.widthPx ?? widthPx)
  return { score, landmarks: points.map((value) => value * scale) }
}
