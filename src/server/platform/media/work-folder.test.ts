import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeWorkFolder, sweepWorkFolders } from './work-folder.ts'

const root = mkdtempSync(path.join(tmpdir(), 'troupe-work-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a folder is there while it is worked in, and gone afterwards', async () => {
  let seen = ''
  {
    await using folder = await makeWorkFolder(path.join(root, 'new'))
    seen = folder.path
    expect(existsSync(seen)).toBe(true)
  }
  expect(existsSync(seen)).toBe(false)
})

test('what a process left behind that was killed is swept, and nothing else', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const names = {
    killed: `${hostname()}~${dead}~Ab12Cd`,
    working: `${hostname()}~${process.ppid}~Ab12Cd`,
    elsewhere: `another-machine~${dead}~Ab12Cd`,
    unknown: 'somebody-elses',
  }
  const swept = path.join(root, 'swept')
  for (const name of Object.values(names)) await mkdir(path.join(swept, name), { recursive: true })
  await sweepWorkFolders(swept)
  expect(readdirSync(swept).toSorted()).toEqual([names.elsewhere, names.working, names.unknown].toSorted())
})

test.runIf(process.platform === 'linux')(
  'who still works for a process that was killed is ended, and nobody else',
  async () => {
    const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
    const folder = path.join(root, 'orphaned', `${hostname()}~${dead}~Ab12Cd`)
    await mkdir(folder, { recursive: true })
    const work = async (cwd: string) => {
      const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], { cwd })
      await once(child.stdout, 'data')
      return { child, ended: once(child, 'exit') }
    }
    const [orphan, other] = [await work(folder), await work(root)]
    await sweepWorkFolders(path.dirname(folder))
    expect((await orphan.ended)[1]).toBe('SIGKILL')
    expect([existsSync(folder), other.child.exitCode, other.child.signalCode]).toEqual([false, null, null])
    other.child.kill()
    await other.ended
  },
)

test('where nothing was ever worked on there is nothing to sweep', async () => {
  await expect(sweepWorkFolders(path.join(root, 'never'))).resolves.toBeUndefined()
})
