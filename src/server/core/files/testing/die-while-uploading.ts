import { createAdjustableClock } from '../../../platform/clock/adjustable-clock.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { createSharpMedia } from '../../../platform/media/sharp/sharp-media.ts'
import { createDiskBlobStore } from '../../../platform/storage/disk/disk-blob-store.ts'
import { createFiles } from '../create-files.ts'
import { createUploads } from '../create-uploads.ts'

// A program that is killed at the moment when it has written a blob whose key begins with `until`, and knows nothing more.
const [connection = '', directory = '', until = '', part = ''] = process.argv.slice(2)
const disk = await createDiskBlobStore({ directory })
const put: typeof disk.put = async (key, bytes) => {
  await disk.put(key, bytes)
  if (key.startsWith(until)) process.kill(process.pid, 'SIGKILL')
}
const store = { ...disk, put }
const clock = createAdjustableClock(systemClock)
const database = openDatabase(JSON.parse(connection)).kysely
const files = createFiles({ store, media: createSharpMedia(), clock })
const uploads = createUploads({
  database,
  store,
  room: { isShort: async () => false },
  clock,
  files,
  proof: { objection: () => undefined },
})
const { bytes, ...rest } = JSON.parse(part)
await uploads.receive({ id: 'mira', isProven: true }, { ...rest, bytes: Buffer.from(bytes, 'base64') })
