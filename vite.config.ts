import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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

/** Writes `.br` and `.gz` twins beside every text file, so that the server never compresses the same file twice. */
function compressTwins(): Plugin {
  return {
    name: 'compress-twins',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file))
      await Promise.all(
        texts.map(async (file) => {
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
  plugins: [react(), lucideIcons(), tailwindcss(), preloadLatinFonts(), compressTwins()],
  build: { target: 'baseline-widely-available', outDir: 'dist', assetsInlineLimit: 2048 },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: { '^/(v1|media|dev)/': { target: serverAddress, changeOrigin: false, ws: true } },
  },
})
