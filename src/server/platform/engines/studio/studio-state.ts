import type { StyleId } from '#contract/styles.ts'
import { type Grade, NO_GRADE } from '#studio/edit/grade.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { OtherPerson } from '#studio/sheet/other-person.ts'
import type { EngineState } from '../engine.ts'
import type { PhotoMemory } from './from-photo/photo-memory.ts'

export const STUDIO = 'studio'
/**
 * Version of what is inside the engine state. 1 knew only drawings, 2 photos too: both are read as they are, but for the one
 * who could be `beside` somebody; 3 knows `others`.
 */
const STATE_VERSION = 3
const READABLE_VERSIONS: readonly number[] = [1, 2, STATE_VERSION]

/** A drawn picture as the studio remembers it. */
export interface DrawnState extends Sheets {
  readonly style?: StyleId
  /** Who else is in the picture. */
  readonly others?: readonly OtherPerson[]
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
  const { character, scene, style, others = [], grade } = drawn
  return written({
    character,
    scene,
    ...(style && { style }),
    ...(others.length > 0 && { others }),
    ...(grade && { grade }),
  })
}

export function photoStateOf({ character, scene, photo, sha256, seed, candidate }: PhotoState): EngineState {
  return written({ character, scene, photo, sha256, seed, candidate })
}

/** A picture the studio can draw again; undefined for one that was made from a photo, by another engine or by nobody here. */
export function drawnOf(state: EngineState | undefined): DrawnState | undefined {
  const read = readState(state)
  if (!read || 'photo' in read) return undefined
  // What a grade can do has grown: an older one does nothing of the new.
  return read.grade ? { ...read, grade: { ...NO_GRADE, ...read.grade } } : read
}

/** What is known of the photo; undefined for whatever was made without one. */
export function photoOf(state: EngineState | undefined): PhotoState | undefined {
  const read = readState(state)
  return read && 'photo' in read ? read : undefined
}

/** Who was in the picture of a character that was made with others; nobody for most. */
export function othersOf(state: EngineState | undefined): readonly OtherPerson[] {
  return drawnOf(state)?.others ?? []
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
  return withOthers(state.json as WrittenState) // written by `stateOf` and `photoStateOf`, now or in an older version
}

type WrittenState = (DrawnState & { readonly beside?: CharacterSheet }) | PhotoState

function withOthers(read: WrittenState): DrawnState | PhotoState {
  if (!('beside' in read) || read.beside === undefined) return read
  const { beside, ...drawn } = read
  return { ...drawn, others: [{ character: beside }] }
}
