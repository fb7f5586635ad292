import { othersInScene } from '#studio/edit/others-in-scene.ts'
import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import { readMotion, withoutCamera } from '#studio/film/film-motion.ts'
import { besideMotion } from '#studio/film/film-warnings.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { castOthers } from '#studio/sheet/casting/cast-others.ts'
import { sentencesOf, type Warning } from '#studio/warning.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { AttemptContext, Progress, VideoWork } from '../engine.ts'
import type { FilmTask } from './drawing-task.ts'
import { filmSourceOf, findSomebody } from './film-source.ts'
import { drawnStyle } from './from-photo/drawn-style.ts'
import { homeOf } from './from-photo/home-of.ts'
import { photoSubjectOf } from './from-photo/photo-subject.ts'
import { photoTaskOf } from './from-photo/photo-task-of.ts'
import { type FilmHands, makeFilm } from './make-film.ts'
import { drawnOf, othersOf, stateOf } from './studio-state.ts'

interface Told {
  readonly of: FilmTask['of']
  readonly warnings: readonly Warning[]
  /** What was found out while the first picture was made. */
  readonly seen?: readonly string[]
}

/** A film that a prompt tells, of a picture or of words. */
export async function drawVideo(hands: FilmHands, work: VideoWork, attempt: AttemptContext): Promise<Progress> {
  const { widthPx, heightPx, framesPerSecond, durationSeconds, prompt } = work
  const told = await tell(hands, work, attempt)
  const motion = readMotion(prompt)
  const style = styleOf(work)
  const shape = { widthPx, heightPx, framesPerSecond, durationSeconds }
  const { film, drawing } = await makeFilm(hands, { of: told.of, style, motion, ...shape }, attempt)
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
        ...('sheets' in told.of && {
          engineState: stateOf({ ...told.of.sheets, style, ...(told.of.others && { others: told.of.others }) }),
        }),
      },
    ],
    warnings: [...new Set([...sentencesOf(besideMotion(told.warnings, motion)), ...(told.seen ?? []), ...drawing.warnings])],
  }
}

/** A picture of ours keeps the style it was drawn in. */
function styleOf({ style, picture, subject }: VideoWork): VideoWork['style'] {
  return drawnOf(picture?.engineState)?.style ?? drawnStyle(style, subject)
}

/** Who is seen where: as in the picture, else as the prompt tells it. */
async function tell({ pool }: FilmHands, work: VideoWork, attempt: AttemptContext): Promise<Told> {
  const { picture, subject, seed, widthPx, heightPx } = work
  const style = drawnStyle(work.style, subject)
  const prompt = withoutCamera(work.prompt)
  if (picture) {
    if (!work.lastPicture) {
      return { of: await filmSourceOf(picture, work, { signal: attempt.signal, isAsItIs: false }), warnings: [] }
    }
    const options = { signal: attempt.signal, isAsItIs: true }
    const between = [await filmSourceOf(picture, work, options), await filmSourceOf(work.lastPicture, work, options)] as const
    return { of: { between }, warnings: [] }
  }
  if (!subject) {
    const { reading } = readDescription(prompt)
    const sheets = castCharacter(reading, { seed, candidate: 1, style })
    const others = castOthers(reading, sheets.character, { seed, candidate: 1, style })
    return { of: { sheets, others }, warnings: reading.warnings }
  }
  const { name } = subject
  const { signal } = attempt
  const photo = await photoSubjectOf(subject, { seed: name }, signal)
  const home = await homeOf(pool, subject, { style, photo, signal })
  const scene = sceneOfPrompt(home, prompt, { name, seed, index: 1, style })
  const known = othersOf(subject.engineState)
  const others = othersInScene(scene, { prompt, known, seed, candidate: 1, style })
  const drawn: Told = { of: { sheets: scene.sheets, others }, warnings: scene.warnings }
  if (!photo) return drawn
  const size = { widthPx, heightPx }
  const { task, warnings } = photoTaskOf(scene, {
    photo,
    drawn: { kind: 'sheets', ...scene.sheets, style, ...size },
    style: work.style,
    ...size,
  })
  if (task.kind !== 'photo') return { ...drawn, warnings: [...scene.warnings, ...warnings] }
  const set = await pool.draw(task, attempt.signal)
  const found = await findSomebody(set.png, attempt.signal)
  return { of: { picture: set.png, ...found }, warnings: [...scene.warnings, ...warnings], seen: set.warnings }
}
