import type { StyleId } from '../../contract/styles.ts'
import type { Warning } from '../warning.ts'

/** Whether a style draws people of the human form of studio/body. None does yet. */
export const drawsPerson = (_style: StyleId): boolean => false

/** The warnings that hold in a style: where the human form is drawn, words that only it has are seen. */
export const warningsIn = (style: StyleId, warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ isOfBody }) => !isOfBody || !drawsPerson(style))
