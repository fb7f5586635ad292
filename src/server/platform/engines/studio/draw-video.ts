import { changeScene } from '#studio/edit/change-scene.ts'
import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { readMotion, withoutCamera } from '#studio/film/film-motion.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { AttemptContext, Progress, VideoWork } from '../engine.ts'
import type { FilmTask } from './drawing-task.ts'
import { type FilmHands, makeFilm } from './make-film.ts'
import { drawnOf, stateOf } from './studio-state.ts'

interface Told {
  readonly of: FilmTask['of']
  readonly warnings: readonly string[]
}

/** A film that a prompt tells, of a picture or of words. */
export async function drawVideo(hands: FilmHands, work: VideoWork, attempt: AttemptContext): Promise<Progress> {
  const { widthPx, heightPx, framesPerSecond, durationSeconds, prompt } = work
  const told = tell(work)
  const style = styleOf(work)
  const shape = { widthPx, heightPx, framesPerSecond, durationSeconds }
  const { film, drawing } = await makeFilm(hands, { of: told.of, style, motion: readMotion(prompt), ...shape }, attempt)
  return {
    state: 'done',
    outputs: [
      {
        bytes: film,
        mimeType: 'video/mp4',
        widthPx,
        heightPx,
        label: 'film',
        poster: drawing.poster,
        ...('sheets' in told.of && { engineState: stateOf({ ...told.of.sheets, style }) }),
      },
    ],
    warnings: [...new Set([...told.warnings, ...drawing.warnings])],
  }
}

/** A picture of ours keeps the style it was drawn in. */
function styleOf({ style, picture }: VideoWork): VideoWork['style'] {
  return drawnOf(picture?.engineState)?.style ?? style
}

/** Who is seen where: as in the picture, else as the prompt tells it. */
function tell(work: VideoWork): Told {
  const { picture, subject, seed, style } = work
  const prompt = withoutCamera(work.prompt)
  if (picture) {
    const drawn = drawnOf(picture.engineState)
    return drawn ? comeToLife(drawn, work) : { of: { picture: picture.bytes }, warnings: [] }
  }
  if (!subject) {
    const { reading } = readDescription(prompt)
    return { of: { sheets: castCharacter(reading, { seed, candidate: 1, style }) }, warnings: reading.warnings }
  }
  const { name, description, engineState } = subject
  const home = drawnOf(engineState) ?? castCharacter(readDescription(description).reading, { seed: name, candidate: 1, style })
  const { sheets, warnings } = sceneOfPrompt(home, prompt, { name, seed, index: 1, style })
  return { of: { sheets }, warnings }
}

/** The picture as it is; only weather and mood follow the words, everything else of them is motion. */
function comeToLife({ character, scene }: Sheets, { prompt, seed, style }: VideoWork): Told {
  const { weather, expression } = readDescription(withoutCamera(prompt)).reading
  const said = { warnings: [], ...(weather && { weather }), ...(expression && { expression }) }
  const cast = castCharacter(said, { seed, candidate: 1, style }).scene
  return { of: { sheets: { character, scene: changeScene(scene, said, cast) } }, warnings: [] }
}
