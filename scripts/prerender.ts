import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from './run-tool.ts'

/** Left at the start of the page by React, to be moved into its head. */
const LEADING_TITLE = /^(?:<link rel="preload"[^>]*>)*<title>([^<]*)<\/title>/

/**
 * Writes `create.html` beside the built `index.html`: the same shell with the landing page already in it and its styles
 * inside, so that the first screen is there before any script and any second request.
 */
export async function prerenderLandingPage(pages: string): Promise<void> {
  const bundle = join(ROOT, `node_modules/.cache/prerender-${process.pid}`)
  try {
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        ssr: 'src/web/prerender.tsx',
        outDir: bundle,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    const drawn = await quietly(async () => {
      const { prerender } = (await import(pathToFileURL(join(bundle, 'prerender.mjs')).href)) as {
        prerender(path: string): string // src/web/prerender.tsx, which was built above
      }
      return prerender('/create')
    })
    const shell = await readFile(join(pages, 'index.html'), 'utf8')
    await writeFile(join(pages, 'create.html'), await withStyles(putInto(shell, drawn), pages))
  } finally {
    await rm(bundle, { recursive: true, force: true })
  }
}

/** There is no browser here whose storage could be read, and nobody who wants to be told so. */
async function quietly<Result>(run: () => Promise<Result>): Promise<Result> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await run()
  } finally {
    console.warn = warn
  }
}

function putInto(shell: string, rendered: string): string {
  const [head = '', title] = LEADING_TITLE.exec(rendered) ?? []
  if (title === undefined) throw new Error('the prerendered page has no title')
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.slice(head.length)}</div>`)
}

/** Style sheet and theme stand in the page itself: nothing that the first paint waits for is a request of its own. */
async function withStyles(html: string, pages: string): Promise<string> {
  const [link, file = ''] = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/.exec(html) ?? []
  if (!link) throw new Error('the shell has no style sheet')
  const css = await readFile(join(pages, file), 'utf8')
  const theme = '<script src="/theme.js"></script>'
  if (!html.includes(theme)) throw new Error('the shell has no theme script')
  const codes = [await readFile(join(pages, 'theme.js'), 'utf8'), await readFile(join(pages, 'early-press.js'), 'utf8')]
  const scripts = codes.map((code) => `<script>${code}</script>`).join('')
  return html.replace(link, () => `<style>${css}</style>`).replace(theme, () => scripts)
}
