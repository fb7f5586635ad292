import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The processes that this one has started; none where the system does not tell. */
export async function childrenOf(pid: number): Promise<number[]> {
  const listed =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
      : await promisify(execFile)('pgrep', ['-P', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        )
  return listed.split(/\s+/).filter(Boolean).map(Number)
}
