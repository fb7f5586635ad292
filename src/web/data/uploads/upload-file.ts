import { loadSdk } from '../sdk/load-sdk.ts'
import { PART_BYTES, sendPart } from './send-part.ts'
import { untilItArrives } from './until-it-arrives.ts'

const BUCKET = 'media'

/** What of a file the server has: the same file again goes on where it stopped, and has the same address. */
const begun = new WeakMap<File, { readonly fileId: string; arrivedParts: number }>()

/**
 * Brings a file to the server, in parts of 5 MB one after the other, each as often as it takes; answers its address. `onProgress`
 * gets 0 to 1. Throws a FunctionCallError when the server refuses it or cannot be reached, the signal's reason when it is aborted.
 */
export async function uploadFile(
  file: File,
  { onProgress, signal }: { onProgress(share: number): void; signal?: AbortSignal },
): Promise<string> {
  const { client, storage, ID } = await loadSdk()
  const upload = begun.get(file) ?? { fileId: ID.unique(), arrivedParts: 0 }
  begun.set(file, upload)
  const partsTotal = Math.ceil(file.size / PART_BYTES)
  while (upload.arrivedParts < partsTotal) {
    const firstByte = upload.arrivedParts * PART_BYTES
    onProgress(firstByte / file.size)
    const part = { fileId: upload.fileId, file, firstByte }
    const onSent = (bytes: number) => onProgress((firstByte + bytes) / file.size)
    await untilItArrives(() => sendPart(client, BUCKET, part, { onSent, signal }), signal)
    upload.arrivedParts += 1
  }
  onProgress(1)
  return storage.getFileView({ bucketId: BUCKET, fileId: upload.fileId })
}
