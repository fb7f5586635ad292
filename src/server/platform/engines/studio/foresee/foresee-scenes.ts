import { othersInScene } from '#studio/edit/others-in-scene.ts'
import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import { sceneOfPhoto } from '#studio/photo/scene-of-photo.ts'
import type { Warning } from '#studio/warning.ts'
import type { Outline } from '../../engine.ts'
import { aloneWith } from '../from-photo/alone-with.ts'
import { drawnStyle } from '../from-photo/drawn-style.ts'
import { readingOf } from '../from-photo/photo-memory.ts'
import { othersOf, photoOf } from '../studio-state.ts'
import { knownHome } from './known-home.ts'

/** What the scenes of a character will not show of their prompt. */
export function foreseeScenes(order: Extract<Outline, { kind: 'picture' }>): Warning[] {
  const { prompt, seed, count, subject, mentioned } = order
  const style = drawnStyle(order.style, subject)
  const home = knownHome(subject, style)
  const photo = photoOf(subject.engineState) ?? photoOf(mentioned?.engineState)
  const reading = photo && readingOf(photo.photo)
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((index) => {
    const scene = { name: subject.name, mentionedName: mentioned?.name, seed, index, style }
    const told = sceneOfPrompt(home, prompt, scene)
    if (!reading) return told.warnings
    const set = sceneOfPhoto(reading, told.asked, told.sheets.scene)
    if ('instead' in set) return [...told.warnings, set.instead]
    const named = othersInScene(told, { prompt, known: othersOf(subject.engineState), seed, candidate: 1, style })
    return [...told.warnings, ...set.warnings, ...aloneWith(named)]
  })
}
