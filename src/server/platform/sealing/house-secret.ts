import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

const FILE = 'secret'

/**
 * The secret that development keeps for itself in the data folder, readable by nobody else; made when there is none. Of several
 * processes that begin at once all get the same one.
 */
export async function houseSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, FILE)
  return (await read(file)) ?? (await make(file))
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A link appears whole or not at all, and never over one that is there. */
async function make(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  const secret = await read(file)
  if (!secret) throw new Error(`the secret in ${file} is gone as soon as it was made`)
  return secret
}
