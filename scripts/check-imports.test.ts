import { expect, test } from 'vitest'
import { findCycle, refusal } from './check-imports.ts'

test.each([
  ['src/server/core/credits/hold.ts', 'src/server/platform/clock/clock.ts'],
  ['src/server/product/generation/start.ts', 'src/server/product/library/list.ts'],
  ['src/server/app.ts', 'src/server/platform/storage/disk/disk-blob-store.ts'],
  ['src/studio/words/read.ts', 'src/contract/styles.ts'],
  ['src/web/features/create/wizard.tsx', 'src/web/ui/button.tsx'],
  ['src/studio/body/build-body.ts', 'src/studio/math/quaternion.ts'],
  ['src/studio/body/cast-face.ts', 'src/studio/random.ts'],
  ['src/studio/raster/piece.ts', 'src/studio/math/matrix.ts'],
  ['src/studio/form/head.ts', 'src/studio/body/build-body.ts'],
  ['src/contract/define-function.ts', 'zod'],
  ['src/server/platform/queue/pg-boss-queue.ts', 'src/server/platform/database/tables.ts'],
])('%s may import %s', (from, to) => {
  expect(refusal(from, to)).toBeUndefined()
})

test.each([
  ['src/server/platform/clock/clock.ts', 'src/server/core/credits/hold.ts'],
  ['src/server/core/credits/hold.ts', 'src/server/core/jobs/job.ts'],
  ['src/server/core/files/save.ts', 'src/server/platform/storage/disk/disk-blob-store.ts'],
  ['src/server/product/library/list.ts', 'src/server/product/generation/start.ts'],
  ['src/studio/draw-picture.ts', 'src/contract/errors.ts'],
  ['src/studio/draw-picture.ts', 'node:fs'],
  ['src/studio/body/build-body.ts', 'src/studio/form/head.ts'],
  ['src/studio/body/build-body.ts', 'src/studio/draw-picture.ts'],
  ['src/studio/raster/piece.ts', 'src/studio/draw-picture.ts'],
  ['src/studio/math/quaternion.ts', 'src/studio/canvas.ts'],
  ['src/studio/math/quaternion.ts', 'src/studio/raster/view.ts'],
  ['src/studio/raster/piece.ts', 'src/studio/form/head.ts'],
  ['src/contract/limits.ts', 'pg'],
  ['src/web/features/create/wizard.tsx', 'src/web/features/sign-in/dialog.tsx'],
  ['src/web/ui/button.tsx', 'src/web/data/session.ts'],
  ['src/web/data/session.ts', 'src/server/app.ts'],
  ['src/server/app.ts', 'src/server/testing/create-test-app.ts'],
])('%s may not import %s', (from, to) => {
  expect(refusal(from, to)).toBeTypeOf('string')
})

test('finds an import cycle and names its files in order', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b'])
  expect(
    findCycle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeUndefined()
})
