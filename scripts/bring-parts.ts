import type { Plugin } from 'vite'

/** What Vite puts around every `import()` of a page, with the files that it needs. */
const VITE_HELPER = '\0vite/preload-helper.js'

/**
 * Has every part of the page that is imported later brought by src/web/bring-part.ts, in place of Vite's `modulepreload`
 * (docs/decisions/2026-11-22-parts-are-fetched-before-they-are-imported.md).
 */
export function bringParts(): Plugin {
  return {
    name: 'bring-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        // One style sheet for all pages: no part has one of its own that would have to be brought.
        cssCodeSplit: false,
        modulePreload: {
          polyfill: false,
          // A part without imports has an empty list, as if it had nothing that could fail to come.
          resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
        },
      },
    }),
    load: (id) => (id === VITE_HELPER ? `export { bringPart as __vitePreload } from '/src/web/bring-part.ts'` : undefined),
  }
}
