import { loadSdk } from '../sdk/load-sdk.ts'

const BUCKET = 'media'

/** Brings a file to the server, in parts of 5 MB; answers its address. `onProgress` gets 0 to 1. */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<string> {
  const { storage, ID } = await loadSdk()
  const { $id: fileId } = await storage.createFile({
    bucketId: BUCKET,
    fileId: ID.unique(),
    file,
    onProgress: ({ progress }) => onProgress(progress / 100),
  })
  return storage.getFileView({ bucketId: BUCKET, fileId })
}
