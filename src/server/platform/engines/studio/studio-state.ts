import type { StyleId } from '#contract/styles.ts'
import type { Grade } from '#studio/edit/grade.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { EngineState } from '../engine.ts'
import type { PhotoMemory } from './from-photo/photo-memory.ts'

export const STUDIO = 'studio'
/** Version of what is inside the engine state: 2 knows of photos; what version 1 wrote is drawn and still read as it is. */
const STATE_VERSION = 2
const READABLE_VERSIONS: readonly number[] = [1, STATE_VERSION]

/** A drawn picture as the studio remembers it. */
export interface DrawnState extends Sheets {
  readonly style?: StyleId
  /** Who else is in the picture. */
  readonly beside?: CharacterSheet
  /** What was done to the finished picture. */
  readonly grade?: Grade
}

/** A picture or character made from a photo: what was found in it, how it was painted, and the sheet taken from it. */
export interface PhotoState extends Sheets {
  readonly photo: PhotoMemory
  /** Of the photo's bytes: what was found in one photo is not true of another. */
  readonly sha256: string
  readonly seed: string
  readonly candidate: number
}

export function stateOf(drawn: DrawnState): EngineState {
  const { character, scene, style, beside, grade } = drawn
  return written({ character, scene, ...(style && { style }), ...(beside && { beside }), ...(grade && { grade }) })
}

export function photoStateOf({ character, scene, photo, sha256, seed, candidate }: PhotoState): EngineState {
  return written({ character, scene, photo, sha256, seed, candidate })
}

/** A picture the studio can draw again; undefined for one that was made from a photo, by another engine or by nobody here. */
export function drawnOf(state: EngineState | undefined): DrawnState | undefined {
  const read = readState(state)
  return read && !('photo' in read) ? read : undefined
}

/** What is known of the photo; undefined for whatever was made without one. */
export function photoOf(state: EngineState | undefined): PhotoState | undefined {
  const read = readState(state)
  return read && 'photo' in read ? read : undefined
}

/** The sheets of somebody the studio made, whether of words or of a photo. */
export function sheetsOf(state: EngineState | undefined): Sheets | undefined {
  const read = readState(state)
  return read && { character: read.character, scene: read.scene }
}

function written(json: object): EngineState {
  return { engine: STUDIO, version: STATE_VERSION, json }
}

function readState(state: EngineState | undefined): DrawnState | PhotoState | undefined {
  if (state?.engine !== STUDIO || !READABLE_VERSIONS.includes(state.version)) return undefined
  return state.json as DrawnState | PhotoState // written by `stateOf` and `photoStateOf`
}
