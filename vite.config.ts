import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bringParts } from './scripts/bring-parts.ts'
import { fewFiles, nameOfPart } from './scripts/few-files.ts'
import { lucideIcons } from './scripts/lucide-icons.ts'

/** Where `troupe start` listens; the dev server hands it everything that is not a page. */
const serverAddress = process.env.TROUPE_SERVER ?? 'http://127.0.0.1:8787'

/** Latin letters stand in the first screen's title, so their fonts are asked for together with the style sheet. */
function preloadLatinFonts(): Plugin {
  return {
    name: 'preload-latin-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-(wdth|opsz|standard|wght)-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/**
 * The client library reads and writes JSON through `json-bigint`, which no number on our wire needs
 * (docs/decisions/2026-11-20-appwrite-27-in-the-pages.md): the language's own JSON is a tenth of the first load less.
 */
function plainJson(): Plugin {
  return {
    name: 'plain-json',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'json-bigint' ? '\0plain-json' : undefined),
    load: (id) => (id === '\0plain-json' ? 'export default () => JSON' : undefined),
  }
}

/** Writes `.br` and `.gz` twins beside every text file and the data of the human form, so that the server never compresses the same file twice. */
function compressTwins(): Plugin {
  return {
    name: 'compress-twins',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const packed = Object.keys(bundle).filter((file) => /\.(js|css|html|svg|json|webmanifest|bin)$/.test(file))
      await Promise.all(
        packed.map(async (file) => {
          const path = join(dir, file)
          const bytes = await readFile(path)
          const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli))
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
        }),
      )
    },
  }
}

export default defineConfig({
  plugins: [react(), lucideIcons(), plainJson(), bringParts(), tailwindcss(), preloadLatinFonts(), compressTwins()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: fewFiles(), chunkFileNames: nameOfPart } },
  },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: fewFiles() } } },
  server: {
    host: '127.0.0.1',
    proxy: { '^/(v1|media|dev)/': { target: serverAddress, changeOrigin: false, ws: true } },
  },
})
