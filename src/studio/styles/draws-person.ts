import type { StyleId } from '../../contract/styles.ts'
import type { Warning } from '../warning.ts'

/** Photographs, renders and paintings after life; all other styles draw people in a manner of their own. */
const AFTER_LIFE: ReadonlySet<StyleId> = new Set<StyleId>([
  '3d-model',
  'cinematic',
  'corporate',
  'fantasy',
  'impressionist-painting',
  'none',
  'oil-painting',
  'photoreal',
  'realism',
  'sci-fi',
  'surrealist',
  'van-gogh',
])

/** Whether a style draws people of the human form of studio/body. */
export const drawsPerson = (style: StyleId): boolean => AFTER_LIFE.has(style)

/** The warnings that hold in a style: where the human form is drawn, words that only it has are seen. */
export const warningsIn = (style: StyleId, warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ isOfBody }) => !isOfBody || !drawsPerson(style))
