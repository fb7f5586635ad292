/** `npm run dev`: the server, and Vite's pages with hot reload in front of it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './run-tool.ts'

const PAGES_PORT = 5173
const server = spawn(
  process.execPath,
  [
    '--watch-path=src/server',
    '--watch-path=src/contract',
    '--watch-path=src/studio',
    join(ROOT, 'src/server/main.ts'),
    'start',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      TROUPE_ORIGINS: [process.env.TROUPE_ORIGINS, `http://localhost:${PAGES_PORT}`].filter(Boolean).join(','),
    },
  },
)
const pages = await createServer({
  root: ROOT,
  configFile: join(ROOT, 'vite.config.ts'),
  server: { port: PAGES_PORT, strictPort: true },
})
await pages.listen()
pages.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill(signal)
    await pages.close()
  })
}
server.once('exit', async (code) => {
  await pages.close()
  process.exit(code ?? 0)
})
