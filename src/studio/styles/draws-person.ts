import type { StyleId } from '../../contract/styles.ts'
import type { Warning } from '../warning.ts'

/** Photographs, renders, paintings after life films in three dimensions and neon; all other styles draw people in a manner of their own. */
const OF_FORM: ReadonlySet<StyleId> = new Set<StyleId>([
  '3d-anime',
  '3d-cartoon',
  '3d-model',
  'cinematic',
  'corporate',
  'fantasy',
  'impressionist-painting',
  'neonpunk',
  'none',
  'oil-painting',
  'photoreal',
  'pixar',
  'realism',
  'sci-fi',
  'surrealist',
  'van-gogh',
])

/** Whether a style draws people of the human form of studio/body. */
export const drawsPerson = (style: StyleId): boolean => OF_FORM.has(style)

/** The warnings that hold in a style: where the human form is drawn, words that only it has are seen. */
export const warningsIn = (style: StyleId, warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ isOfBody }) => !isOfBody || !drawsPerson(style))
