import { FACE_POINT } from '#studio/photo/face-points.ts'
import type { PhotoFace, PhotoMasks, PhotoReading } from '#studio/photo/photo-reading.ts'
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts'
import { detectFaces } from './detect-faces.ts'
import { loadNetwork, type Network } from './load-network.ts'
import type { NetworkAnswer, NetworkTask, RawFrame } from './network-task.ts'
import type { Level, Square } from './picture-levels.ts'
import { pictureLevels } from './picture-levels.ts'
import { followLandmarks, type PlacedFace, placeLandmarks } from './place-landmarks.ts'
import { squareRoundHead, squareRoundPerson } from './second-look.ts'
import { segmentCloser, segmentPerson } from './segment-person.ts'

const LEAST_SCORE = 0.5
const loaded = new Map<string, Promise<Network>>()

/** Decodes a picture and looks at it; networks are loaded when they are first needed and stay. */
export async function readTask(task: NetworkTask): Promise<NetworkAnswer> {
  const { id, look } = task
  if (look === 'follow') return { id, followed: (await follow(task.frame, task.known)) ?? null }
  const photo = await decodePhoto(task.bytes)
  const { levels } = photo
  const person = await network('person')
  const coarse = await segmentPerson(person, levels)
  if (look === 'masks') return { id, masks: coarse }
  const faces = await facesOf(photo, coarse)
  const [first] = faces
  const square = squareToSee(coarse, levels, first)
  const masks = square ? await segmentCloser(person, levels, coarse, square) : coarse
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

/** One look where the face was; a look at everything when it is not there any more. */
async function follow(frame: RawFrame, known: Float32Array | undefined): Promise<PhotoFace | undefined> {
  const { widthPx, heightPx } = frame
  const levels = pictureLevels({ widthPx, heightPx, rgb: withoutAlpha(frame.rgba) })
  const placed = known && (await followLandmarks(await network('landmarks'), levels, known))
  const found = placed && placed.score >= LEAST_SCORE ? placed : (await facesOf({ widthPx, heightPx, levels }))[0]
  return found && { score: found.score, landmarks: found.points }
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    rgb[to++] = rgba[from] as number
    rgb[to++] = rgba[from + 1] as number
    rgb[to++] = rgba[from + 2] as number
  }
  return rgb
}

function network(name: Parameters<typeof loadNetwork>[0]): Promise<Network> {
  const known = loaded.get(name) ?? loadNetwork(name)
  loaded.set(name, known)
  return known
}

/** Only what the second network takes for a face too; the most prominent one first. */
async function facesOf({ levels }: DecodedPhoto, masks?: PhotoMasks): Promise<PlacedFace[]> {
  const head = masks && levels[0] && squareRoundHead(masks, levels[0])
  const found = await detectFaces(await network('detection'), levels, head)
  const faces: PlacedFace[] = []
  for (const face of found) {
    const placed = await placeLandmarks(await network('landmarks'), levels, face)
    if (placed.score >= LEAST_SCORE) faces.push({ ...placed, score: Math.min(placed.score, face.score) })
  }
  return faces
}

/** Where the masks show somebody; where they missed somebody whose face was found, head and trunk below that face. */
function squareToSee(masks: PhotoMasks, levels: readonly Level[], face: PlacedFace | undefined): Square | undefined {
  const person = levels[0] && squareRoundPerson(masks, levels[0])
  if (!face) return person
  const [x = 0, y = 0] = face.points.subarray(FACE_POINT.noseTip * 3)
  const isInside = person && Math.max(Math.abs(x - person.centerX), Math.abs(y - person.centerY)) < person.sidePx / 2
  if (isInside) return person
  const [topX = 0, topY = 0] = face.points.subarray(FACE_POINT.hairline * 3)
  const [chinX = 0, chinY = 0] = face.points.subarray(FACE_POINT.chin * 3)
  const heightPx = Math.hypot(chinX - topX, chinY - topY)
  return { centerX: x, centerY: y + heightPx * 1.5, sidePx: heightPx * 6, rotation: 0 }
}

/** From the picture at working size to the photo itself. */
function inPhoto({ score, points }: PlacedFace, { widthPx, levels }: DecodedPhoto): PhotoFace {
  const scale = widthPx / (levels[0]?.widthPx ?? widthPx)
  return { score, landmarks: points.map((value) => value * scale) }
}
