import { lateTable } from '../../late-table.ts'

type Shaper = typeof import('./shape-drawn-face.ts').shapeDrawnFace

const shaper = lateTable<'all', { readonly shape: Shaper }>(
  {},
  { all: async () => ({ shape: (await import('./shape-drawn-face.ts')).shapeDrawnFace }) },
)

/** What `shape-drawn-face.ts` is in browsers: realistic people do without it. */
export const shapeDrawnFace: Shaper = (own, sheet) => shaper.get('all').shape(own, sheet)
export const loadDrawnFaces = () => shaper.load('all')
