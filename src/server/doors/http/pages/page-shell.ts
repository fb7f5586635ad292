import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { contentSecurityPolicy } from './page-security.ts'

/** The built `index.html`, ready to send. */
export interface PageShell {
  readonly html: string
  readonly policy: string
}

/** Reads the shell of the pages anew whenever it was built anew; answers undefined while it is not built. */
export function createPageShell(pagesDirectory: string, project: string): () => Promise<PageShell | undefined> {
  const file = path.join(pagesDirectory, 'index.html')
  let shell: PageShell | undefined
  let builtMs: number | undefined

  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (found === undefined) return undefined
    if (shell === undefined || found.mtimeMs !== builtMs) {
      const html = nameProject(await readFile(file, 'utf8'), project)
      shell = { html, policy: contentSecurityPolicy(html) }
      builtMs = found.mtimeMs
    }
    return shell
  }
}

/** Tells the pages which project this server serves. A project id has no characters that HTML would read. */
function nameProject(html: string, project: string): string {
  return html.replace(/(<meta name="troupe:project" content=")[^"]*"/, `$1${project}"`)
}
