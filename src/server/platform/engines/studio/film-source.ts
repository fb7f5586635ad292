import sharp from 'sharp'
import { changeScene } from '#studio/edit/change-scene.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { withoutCamera } from '#studio/film/film-motion.ts'
import { hasPerson } from '#studio/photo/has-person.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { VideoWork } from '../engine.ts'
import type { FilmSource } from './drawing-task.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { readPhoto } from './networks/read-photo.ts'
import { drawnOf } from './studio-state.ts'

/** Shapes are one when nobody could tell them apart. */
const SAME_SHAPE = 0.03

/**
 * What comes to life of a picture. One that was drawn here is drawn again in its parts, in the film's shape; when it must be
 * seen as it is, only if that is its own shape too. Everything else is taken apart as a photo is.
 */
export async function filmSourceOf(
  { bytes, engineState }: NonNullable<VideoWork['picture']>,
  work: VideoWork,
  { signal, isAsItIs }: { signal: AbortSignal; isAsItIs: boolean },
): Promise<FilmSource> {
  const drawn = drawnOf(engineState)
  // A grade is of the finished picture.
  if (drawn && !drawn.grade) {
    const { style, others } = drawn
    const isOfShape = await hasShape(bytes, work)
    // A film between two pictures ends as it begins: standing.
    const isOfPicture = !isAsItIs
    const source = { sheets: comeToLife(drawn, work), isOfPicture, ...(style && { style }), ...(others && { others }) }
    if (isOfShape) return { ...source, still: bytes }
    if (!isAsItIs) return source
  }
  return { picture: bytes, ...(await findSomebody(bytes, signal)) }
}

/** Who is in a picture; nothing where nobody is, or where no networks are installed. */
export async function findSomebody(bytes: Uint8Array, signal: AbortSignal): Promise<{ reading?: PhotoReading }> {
  try {
    const reading = await readPhoto({ bytes }, signal)
    return hasPerson(reading) ? { reading } : {}
  } catch (error) {
    if (error instanceof NetworksMissing) return {}
    throw error
  }
}

/** The picture as it is; only weather and mood follow the words, everything else of them is motion. */
function comeToLife({ character, scene }: Sheets, { prompt, seed, style }: VideoWork): Sheets {
  const { weather, expression } = readDescription(withoutCamera(prompt)).reading
  const said = { warnings: [], ...(weather && { weather }), ...(expression && { expression }) }
  const cast = castCharacter(said, { seed, candidate: 1, style }).scene
  return { character, scene: changeScene(scene, said, cast) }
}

/** A picture that cannot be read has none; it may still be drawn again. */
async function hasShape(bytes: Uint8Array, film: { widthPx: number; heightPx: number }): Promise<boolean> {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    return Math.abs((width / height) * (film.heightPx / film.widthPx) - 1) < SAME_SHAPE
  } catch {
    return false
  }
}
