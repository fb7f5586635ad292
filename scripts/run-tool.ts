import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The file that an installed package's command runs, found by package path: `.bin` differs between npm versions. */
export function toolPath(packageName: string, command = packageName): string {
  const folder = join(ROOT, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> }
  const relative = typeof bin === 'string' ? bin : bin[command]
  if (!relative) throw new Error(`${packageName} has no command ${command}`)
  return join(folder, relative)
}

/** Runs a script with this very Node from the project's root, output passed through; answers its exit code. */
export function runNode(file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
