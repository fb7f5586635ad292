import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { type FilmMotion, readMotion, withoutCamera } from '#studio/film/film-motion.ts'
import { besideMotion, filmWarnings, showsNothingTold } from '#studio/film/film-warnings.ts'
import { gaitWarnings } from '#studio/film/in-gait.ts'
import { stageFilm } from '#studio/film/stage-film.ts'
import { sceneOfPhoto } from '#studio/photo/scene-of-photo.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import type { Warning } from '#studio/warning.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { EngineState, Outline, WorkSubject } from '../../engine.ts'
import { drawnStyle } from '../from-photo/drawn-style.ts'
import { readingOf } from '../from-photo/photo-memory.ts'
import { drawnOf, photoOf } from '../studio-state.ts'
import { knownHome } from './known-home.ts'

type FilmOutline = Extract<Outline, { kind: 'video' }>

/** What a film will not show of its prompt, and whether that is all that somebody is told to do in it. */
export function foreseeFilm(order: FilmOutline): { warnings: readonly Warning[]; isRefused: boolean } {
  const motion = readMotion(order.prompt)
  const { place, moves } = told(order, motion)
  return { warnings: [...place, ...moves], isRefused: showsNothingTold(motion, moves) }
}

interface ToldFilm {
  readonly place: readonly Warning[]
  readonly moves: readonly Warning[]
}

function told({ picture, lastPicture, subject, ...order }: FilmOutline, motion: FilmMotion): ToldFilm {
  if (picture) {
    const pictures = lastPicture ? [picture, lastPicture] : [picture]
    const moves = pictures.flatMap(({ engineState }) => ofPicture(engineState, motion, { isOfPicture: !lastPicture }))
    return { place: [], moves }
  }
  const prompt = withoutCamera(order.prompt)
  if (subject) return ofSubject(subject, { ...order, prompt }, motion)
  const { reading } = readDescription(prompt)
  const sheets = castCharacter(reading, { seed: order.seed, candidate: 1, style: drawnStyle(order.style) })
  return { place: besideMotion(reading.warnings, motion), moves: ofWords(sheets, motion) }
}

function ofWords(sheets: Sheets, motion: FilmMotion): Warning[] {
  return filmWarnings({ ...sheets, ...stageFilm(sheets, motion, { isOfPicture: false, isStill: false }) })
}

/** One that was drawn here is drawn again unless something was done to it afterwards; everything else is taken apart as a photo is. */
function ofPicture(state: EngineState | undefined, motion: FilmMotion, { isOfPicture }: { isOfPicture: boolean }): Warning[] {
  const drawn = drawnOf(state)
  if (!drawn || drawn.grade) return ofPhoto(motion)
  return filmWarnings({ ...drawn, ...stageFilm(drawn, motion, { isOfPicture, isStill: true }) })
}

/** Whether a photo shows legs is only known when it is looked at. */
const ofPhoto = (motion: FilmMotion) => [...motion.warnings, ...gaitWarnings(motion, undefined, { hasLegs: true })]

function ofSubject(
  subject: Pick<WorkSubject, 'name' | 'description' | 'engineState'>,
  { prompt, seed, style: asked }: Pick<FilmOutline, 'prompt' | 'seed' | 'style'>,
  motion: FilmMotion,
): ToldFilm {
  const style = drawnStyle(asked, subject)
  const scene = sceneOfPrompt(knownHome(subject, style), prompt, { name: subject.name, seed, index: 1, style })
  const said = besideMotion(scene.warnings, motion)
  const photo = photoOf(subject.engineState)
  const set = photo && sceneOfPhoto(readingOf(photo.photo), scene.asked, scene.sheets.scene)
  if (set && !('instead' in set)) return { place: [...said, ...set.warnings], moves: ofPhoto(motion) }
  return { place: [...said, ...(set ? [set.instead] : [])], moves: ofWords(scene.sheets, motion) }
}
