import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          pool: 'forks',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
