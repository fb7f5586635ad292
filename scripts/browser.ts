import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell comes first: the same pages at twice the speed on a machine without a GPU. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable)
  return found ?? (existsSync(MAC_CHROME) ? MAC_CHROME : undefined)
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/** Debian's package, as root or through a sudo that asks nothing. */
function installDebianBrowser(): void {
  if (!existsSync('/etc/debian_version')) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...asRoot, ...command]
    return (
      spawnSync(program, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    )
  }
  console.log('No browser found: installing Debian’s chromium for the browser tests …')
  const install = (name: string) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
  run('apt-get', 'update', '-qq') && (install('chromium-headless-shell') || install('chromium'))
}

/** A Chromium for the browser tests: the system's, else Playwright's, else Debian's package, installed now. */
export function findBrowser(): string {
  const present = () => process.env.TROUPE_BROWSER ?? systemBrowser() ?? playwrightBrowser()
  const found = present()
  if (found) return found
  installDebianBrowser()
  const installed = present()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium) or name it in TROUPE_BROWSER.',
  )
}

/** Version text of a browser, for reports. */
export function browserVersion(file: string): string {
  return execFileSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()
}
