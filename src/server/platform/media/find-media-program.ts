import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type MediaProgram = 'ffmpeg' | 'node-av'

/** What this machine reads and writes films with: the system's ffmpeg if it writes H.264, else the optional package node-av. */
export async function findMediaProgram(): Promise<MediaProgram | undefined> {
  // Some systems' ffmpeg comes without the encoder, and says so with exit code 0.
  const found = await Promise.all([
    says('ffmpeg', '-h encoder=libx264', 'Encoder libx264'),
    says('ffprobe', '-version', 'ffprobe'),
  ])
  if (found.every(Boolean)) return 'ffmpeg'
  return isNodeAvInstalled() ? 'node-av' : undefined
}

async function says(command: string, args: string, words: string): Promise<boolean> {
  return await promisify(execFile)(command, ['-hide_banner', ...args.split(' ')]).then(
    ({ stdout }) => stdout.startsWith(words),
    () => false,
  )
}

/** Resolved without loading it: its native part belongs into a process of its own. */
function isNodeAvInstalled(): boolean {
  try {
    import.meta.resolve('node-av/api')
    import.meta.resolve(`@seydx/node-av-${process.platform}-${process.arch}`)
    return true
  } catch {
    return false
  }
}
