import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { findMediaProgram } from './find-media-program.ts'

const folder = makeTemporaryDirectory('troupe-programs-')
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.runIf(process.platform !== 'win32').each([
  ['Encoder libx264 [libx264 H.264]:', 'ffmpeg'],
  ["Codec 'libx264' is not recognized by FFmpeg.", 'node-av'],
])('an ffmpeg that says "%s" is passed over unless it writes H.264', async (words, expected) => {
  const program = (name: string, said: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho "${said}"\n`, { mode: 0o755 })
  program('ffmpeg', words)
  program('ffprobe', 'ffprobe version 7')
  vi.stubEnv('PATH', folder)
  expect(await findMediaProgram()).toBe(expected)
})
