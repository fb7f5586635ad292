import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Config } from '#server/platform/config/config.ts'
import { fillShell } from './fill-shell.ts'
import { type PageHead, pageHead } from './page-head.ts'
import { contentSecurityPolicy } from './page-security.ts'

/** A page's HTML, ready to send. */
export interface PageShell {
  readonly html: string
  /** The same, packed with brotli. */
  readonly packed: Buffer
  readonly policy: string
}

/** As tight as it can be packed while somebody waits for the first page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Reads the shell of the page at a path, anew whenever it was built anew: the landing page comes already drawn, all others
 * empty. Answers undefined while nothing is built.
 */
export function createPageShells(
  pagesDirectory: string,
  config: Pick<Config, 'project' | 'publicUrl' | 'house'>,
): (path: string) => Promise<PageShell | undefined> {
  const shells = new Map<PageHead, { shell: PageShell; builtMs: number }>()

  return async (pagePath) => {
    const head = pageHead(pagePath)
    const found =
      (isLandingPage(pagePath) && (await find(pagesDirectory, 'create.html'))) || (await find(pagesDirectory, 'index.html'))
    if (!found) return undefined
    const known = shells.get(head)
    if (known?.builtMs === found.builtMs) return known.shell
    const html = fillShell(await readFile(found.file, 'utf8'), head, config)
    const shell = {
      html,
      packed: await promisify(brotliCompress)(html, BROTLI),
      policy: contentSecurityPolicy(html, config.house.analyticsUrl),
    }
    shells.set(head, { shell, builtMs: found.builtMs })
    return shell
  }
}

function isLandingPage(pagePath: string): boolean {
  return /^\/(create\/?)?$/.test(pagePath)
}

async function find(directory: string, name: string): Promise<{ file: string; builtMs: number } | undefined> {
  const file = path.join(directory, name)
  const found = await stat(file).catch(() => undefined)
  return found && { file, builtMs: found.mtimeMs }
}
