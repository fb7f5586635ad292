import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** A limit for what hangs, not for what is slow: shared machines are at times ten times slower than a quiet one. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 }

/** Three kinds of test: pure, against a real PostgreSQL, and components in jsdom. Browser stories are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['src/**/*.db.test.ts', 'src/web/**'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          pool: 'forks',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/postgres-for-tests.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
})
