import type { CharacterSheet } from './character-sheet.ts'
import type { SceneSheet } from './scene-sheet.ts'

/** How two people in one picture touch. */
export type Touch = 'hand in hand' | 'on the arm' | 'embracing'

/** Somebody who is in a picture with its character; `stance` is what they do and feel where it is not what the character does. */
export interface OtherPerson {
  readonly character: CharacterSheet
  /** The noun they were called by: 'daughter'. */
  readonly called?: string
  /** With the character. */
  readonly touch?: Touch
  readonly stance?: Partial<Pick<SceneSheet, 'pose' | 'gesture' | 'seat' | 'expression' | 'areEyesShut' | 'isInTears'>>
}
