import { expect, test } from 'vitest'
import { findMissing } from './lock-file.ts'

test('names an optional sibling that the lock does not hold, with the platform its name tells', () => {
  const packages = {
    '': {},
    'node_modules/@x/canvas': {
      optionalDependencies: { '@x/canvas-linux-x64-musl': '1.0.0', '@x/canvas-darwin-arm64': '1.0.0' },
    },
    'node_modules/@x/canvas-darwin-arm64': { version: '1.0.0' },
  }
  expect(findMissing(packages)).toEqual([
    {
      owner: 'node_modules/@x/canvas',
      path: 'node_modules/@x/canvas-linux-x64-musl',
      entry: { version: '1.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true },
    },
  ])
})

test('finds siblings in the folder of a nested package and above it', () => {
  const packages = {
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
    'node_modules/a/node_modules/c': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0' },
  }
  expect(findMissing(packages)).toEqual([])
})
