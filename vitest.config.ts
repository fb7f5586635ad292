import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lucideIcons } from './scripts/lucide-icons.ts'

/** A limit for what hangs, not for what is slow: shared machines are at times ten times slower than a quiet one. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 }

const SEED = 'src/server/testing/seed-properties.ts'

/** Three kinds of test: pure, against a real PostgreSQL (`*.db.test.ts`), and in jsdom (components and `*.dom.test.ts`). Browser stories are Playwright's. */
export default defineConfig({
  test: {
    // Tests of the server mostly wait, for databases and for processes they kill: three of them keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          // Nothing here changes the world that another file sees, so a worker takes file after file.
          isolate: false,
          setupFiles: [SEED, 'src/server/testing/give-form.ts'],
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['src/**/*.db.test.ts', 'src/**/*.dom.test.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          pool: 'forks',
          // What a test changes outside its own database it puts back, so that a process loads the server once for all its files.
          isolate: false,
          setupFiles: [SEED, 'src/server/testing/give-form.ts'],
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/postgres-for-tests.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [react(), lucideIcons()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.tsx', 'src/web/**/*.dom.test.ts'],
          setupFiles: [SEED, 'src/web/testing/setup.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
})
