import { lateTable } from '../../late-table.ts'

type Builder = typeof import('./build-hair.ts').buildHair

const builder = lateTable<'all', { readonly build: Builder }>(
  {},
  { all: async () => ({ build: (await import('./build-hair.ts')).buildHair }) },
)

/** What `build-hair.ts` is in browsers: people of the human form have hairs instead. */
export const buildHair: Builder = (sheet, options) => builder.get('all').build(sheet, options)
export const loadDrawnHair = () => builder.load('all')
