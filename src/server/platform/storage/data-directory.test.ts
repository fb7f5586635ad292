import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { StartupError } from '../config/startup-error.ts'
import { openDataDirectory } from './data-directory.ts'

let directory: string
beforeEach(() => {
  directory = makeTemporaryDirectory('troupe-data-')
})
afterEach(() => rm(directory, { recursive: true }))

test('the folder is made with all that are missing above it, and opened again', async () => {
  const data = path.join(directory, 'a', 'b', 'data')
  await Promise.all([openDataDirectory(data), openDataDirectory(data)])
  await openDataDirectory(data)
  expect((await stat(data)).isDirectory()).toBe(true)
})

test('a file in its place or in its path is told', async () => {
  const file = path.join(directory, 'file')
  await writeFile(file, '')
  await expect(openDataDirectory(file)).rejects.toThrow('there is a file of this name')
  await expect(openDataDirectory(path.join(file, 'data'))).rejects.toThrow(StartupError)
})

test.runIf(process.platform === 'linux')('a place where no folder can be made is told at once', async () => {
  for (const place of ['/proc/troupe', '/proc/troupe/data']) {
    await expect(openDataDirectory(place)).rejects.toThrow(
      new StartupError(`The data folder ${place} cannot be used: no folder can be made there. TROUPE_DATA names another one.`),
    )
  }
})
