import type { StyleId } from '../../contract/styles.ts'
import type { Warning } from '../warning.ts'

/** Photographs, renders and paintings after life. */
const AFTER_LIFE: ReadonlySet<StyleId> = new Set<StyleId>([
  '3d-model',
  'cinematic',
  'corporate',
  'cyberpunk-cityscape',
  'fantasy',
  'fantasy-art',
  'impressionist-painting',
  'neon-cyberpunk',
  'none',
  'oil-painting',
  'photoreal',
  'realism',
  'sci-fi',
  'surrealist',
  'van-gogh',
  'watercolor',
])

/** Manners of their own that the form is moved to; all other styles draw people on heads of their own. */
const STYLISED: ReadonlySet<StyleId> = new Set<StyleId>(['3d-anime', '3d-cartoon', 'neonpunk', 'pixar'])

/** Whether people look in a style as they do in life. */
export const isAfterLife = (style: StyleId): boolean => AFTER_LIFE.has(style)

/** Whether a style draws people of the human form of studio/body. */
export const drawsPerson = (style: StyleId): boolean => AFTER_LIFE.has(style) || STYLISED.has(style)

/** The warnings that hold in a style: where the human form is drawn, words that only it has are seen. */
export const warningsIn = (style: StyleId, warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ isOfBody }) => !isOfBody || !drawsPerson(style))
