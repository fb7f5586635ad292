import type { CreateCanvas, Picture } from '../canvas.ts'
import type { PhotoChange } from '../edit/photo-change.ts'
import { cutOut } from './cut-out.ts'
import { drawOutfit } from './draw-outfit.ts'
import { drawPlace } from './draw-place.ts'
import { dressPhoto } from './dress-photo.ts'
import { dyeRegion } from './dye-region.ts'
import { eraseFromPhoto } from './erase/erase-from-photo.ts'
import { faceBox } from './face-box.ts'
import { lightOfScene, PLAIN_LIGHT } from './ground-light.ts'
import { hasPerson } from './has-person.ts'
import { irisMatte } from './iris-matte.ts'
import { layInto } from './lay-into.ts'
import { matchLight } from './match-light.ts'
import { paintSky } from './paint-sky.ts'
import { partMatte } from './part-matte.ts'
import type { PhotoReading } from './photo-reading.ts'
import { plainGround } from './plain-ground.ts'
import { putOnGlasses } from './put-on-glasses.ts'
import { skyMatte } from './sky-matte.ts'
import { softenPlace } from './soften-place.ts'
import { putThing } from './things/put-thing.ts'
import { warpExpression } from './warp-expression.ts'
import { wearerOf } from './wearer-of.ts'

/** Dyes never cover wholly: what is below gives them life. */
const DYES = {
  hair: { strength: 0.84, relief: 1.1 },
  clothes: { strength: 0.96, relief: 0.85 },
  eyes: { strength: 0.8, relief: 0.85 },
} as const
const NOT_FOUND = {
  hair: 'No hair was found in the picture.',
  clothes: 'No clothes were found in the picture.',
  eyes: 'No eyes were found in the picture.',
} as const
const NOBODY = 'Nobody was found in the picture: it stays as it is.'
const NO_SKY = 'No sky was found in the picture.'
/** Of the picture: less than this is no part of it. */
const LEAST_SHARE = 0.0006

interface Changed {
  readonly picture: Picture
  readonly reading: PhotoReading
  readonly warning?: string
  /** Nothing of the change could be made. */
  readonly isLeft?: boolean
}

/**
 * A photo with changes made where the networks found what they are about; what was not found comes back as a warning.
 * `reading` is in pixels of the picture, which is not changed.
 */
export function changePhoto(
  photo: Picture,
  reading: PhotoReading,
  changes: readonly PhotoChange[],
  { createCanvas }: { readonly createCanvas: CreateCanvas },
): { picture: Picture; warnings: readonly string[]; isChanged: boolean } {
  let isChanged = false
  const warnings = new Set<string>()
  let current: Changed = { picture: photo, reading }
  for (const change of changes) {
    const { warning, isLeft, ...next } = makeChange(current, change, createCanvas)
    if (!isLeft) isChanged = true
    if (warning) warnings.add(warning)
    current = next
  }
  return { picture: current.picture, warnings: [...warnings], isChanged }
}

function makeChange({ picture, reading }: Changed, change: PhotoChange, createCanvas: CreateCanvas): Changed {
  const { face, masks } = reading
  const left = (warning: string): Changed => ({ picture, reading, warning, isLeft: true })
  switch (change.kind) {
    case 'dye': {
      const matte = matteOf(picture, reading, change.part)
      const share = matte.reduce((sum, value) => sum + value, 0) / matte.length
      if (change.part !== 'eyes' ? share < LEAST_SHARE : share === 0) return left(NOT_FOUND[change.part])
      return { picture: dyeRegion(picture, matte, change.color, DYES[change.part]), reading }
    }
    case 'wear': {
      const dressed = dressPhoto(
        wearerOf({ picture, masks, ...(face && { face: faceBox(face) }) }, reading.faceCount),
        drawOutfit(change.character, createCanvas),
      )
      return dressed ? { picture: dressed, reading } : left(NOT_FOUND.clothes)
    }
    case 'put': {
      if (!face) return left('No face was found in the picture.')
      // Another hat takes the place of the one that is worn.
      const bare = change.thing === 'headwear' ? eraseFromPhoto(picture, reading, 'hat', createCanvas) : undefined
      const put = putThing(bare?.picture ?? picture, { ...reading, face }, change, createCanvas)
      return put ? { picture: put, reading } : left(`“${change.said}”: it would be hidden, or outside the picture.`)
    }
    case 'erase': {
      const erased = eraseFromPhoto(picture, reading, change.part, createCanvas)
      return erased ? { ...erased, reading } : left(`“${change.said}”: nothing of the kind was found in the picture.`)
    }
    case 'glasses':
      return face
        ? { picture: putOnGlasses(picture, face, change.glasses, createCanvas), reading }
        : left('No face was found in the picture.')
    case 'feel':
      return face ? warpExpression(picture, reading, change.expression) : left('No face was found in the picture.')
    case 'move':
      return hasPerson(reading) ? { picture: moved(picture, reading, change, createCanvas), reading } : left(NOBODY)
    case 'sky': {
      const sky = skyMatte(picture, reading)
      if (!sky && change.of === 'words') return left(NO_SKY)
      // By night a bright wall is as wrong as a bright sky; any other hour leaves it.
      if (!sky || (change.of === 'another hour' && !sky.isSure)) return { picture, reading, isLeft: true }
      return { picture: paintSky(picture, sky.matte, change.colors), reading }
    }
    case 'soften':
      return hasPerson(reading) ? { picture: softenPlace(picture, reading), reading } : left(NOBODY)
    default:
      return change satisfies never
  }
}

function matteOf(picture: Picture, { masks, face }: PhotoReading, part: 'hair' | 'clothes' | 'eyes'): Float32Array {
  if (part !== 'eyes') return partMatte(picture, masks, part)
  return face ? irisMatte(picture, face) : new Float32Array(picture.width * picture.height)
}

/** Whoever is in it stays where they are and as large; their place becomes another. */
function moved(
  picture: Picture,
  reading: PhotoReading,
  { place }: Extract<PhotoChange, { kind: 'move' }>,
  createCanvas: CreateCanvas,
): Picture {
  const { width, height } = picture
  const cut = cutOut(picture, reading)
  if (place.kind === 'plain') {
    return layInto(plainGround(place.color, { width, height }), matchLight(cut, PLAIN_LIGHT), PLAIN_LIGHT)
  }
  const { scene } = place
  const ground = drawPlace({ scene, style: 'photoreal', widthPx: width, heightPx: height, createCanvas }).picture
  const light = lightOfScene(scene, ground)
  return layInto(ground, matchLight(cut, light), light)
}
