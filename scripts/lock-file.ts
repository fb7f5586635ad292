/**
 * Checks package-lock.json, or with `--write` completes it.
 *
 * Where a package's optional platform siblings are absent from the registry that made the lock, `npm install` leaves them
 * out and `npm ci` then refuses the whole lock ("Missing: … from lock file"). Entries of the declared version without an
 * integrity hash satisfy npm 10, 11 and 12; renew the lock against a full registry when there is one.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockEntry {
  version?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Missing {
  readonly owner: string
  readonly path: string
  readonly entry: LockEntry
}

const OS = ['linux', 'darwin', 'win32', 'android', 'freebsd']
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 'ppc64', 's390x']

/** What the name of a platform package says about where it runs: `canvas-linux-x64-musl` → linux, x64, musl. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = OS.filter((value) => words.includes(value))
  const cpu = CPU.filter((value) => words.includes(value))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) }
}

/** As Node looks packages up: in the package's own node_modules, then in each one above it. */
function isResolvable(packages: Record<string, LockEntry>, from: string, name: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
  if (!from) return false
  return isResolvable(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/** Optional dependencies that a package names and the lock does not hold. */
export function findMissing(packages: Record<string, LockEntry>): Missing[] {
  return Object.entries(packages).flatMap(([owner, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isResolvable(packages, owner, name))
      .map(([name, version]) => ({
        owner,
        path: `node_modules/${name}`,
        entry: { version, ...platformOf(name), optional: true },
      })),
  )
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> }
  const missing = findMissing(lock.packages)
  if (process.argv.includes('--write')) {
    for (const { path, entry } of missing) lock.packages[path] = entry
    lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
    console.log(`lock file: ${missing.length} entries added`)
  } else {
    const withAddress = Object.entries(lock.packages).filter(([, entry]) => entry.resolved)
    for (const { owner, path } of missing)
      console.error(`lock file: ${owner} names ${path}, which is missing (npm ci will refuse)`)
    for (const [path] of withAddress) console.error(`lock file: ${path} carries a download address`)
    if (missing.length + withAddress.length > 0) process.exit(1)
  }
}
