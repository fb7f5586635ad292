import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type MediaProgram = 'ffmpeg' | 'node-av'

/** What this machine reads and writes films with: the system's ffmpeg, else the optional package node-av. */
export async function findMediaProgram(): Promise<MediaProgram | undefined> {
  const found = await Promise.all([answers('ffmpeg'), answers('ffprobe')])
  if (found.every(Boolean)) return 'ffmpeg'
  return isNodeAvInstalled() ? 'node-av' : undefined
}

async function answers(command: string): Promise<boolean> {
  const child = spawn(command, ['-hide_banner', '-version'], { stdio: 'ignore' })
  return await once(child, 'close').then(
    ([code]) => code === 0,
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
