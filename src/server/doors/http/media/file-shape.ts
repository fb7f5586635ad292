import { LIMITS } from '#contract/limits.ts'
import type { OwnedFile } from '#server/core/files/create-files.ts'
import type { Upload } from '#server/core/files/create-uploads.ts'
import { wireDate } from '../wire-date.ts'
import { BUCKET } from './bucket.ts'

/** The File of the client protocol, of an upload that is whole or still coming. */
export function uploadShape(upload: Upload, ownerId: string) {
  return {
    $id: upload.id,
    bucketId: BUCKET,
    $createdAt: wireDate(upload.createdAt),
    $updatedAt: wireDate(upload.updatedAt),
    $permissions: permissionsOf(ownerId),
    name: upload.name,
    signature: upload.md5,
    mimeType: upload.mimeType,
    sizeOriginal: upload.sizeBytes,
    chunksTotal: upload.partsTotal,
    chunksUploaded: upload.partsReceived,
  }
}

/** The same of a file that was made here or came with a request. */
export function fileShape(file: OwnedFile, ownerId: string) {
  const chunks = Math.max(1, Math.ceil(file.sizeBytes / LIMITS.uploadPartBytes))
  return {
    $id: file.id,
    bucketId: BUCKET,
    $createdAt: wireDate(file.createdAt),
    $updatedAt: wireDate(file.createdAt),
    $permissions: permissionsOf(ownerId),
    name: file.label,
    signature: '',
    mimeType: file.mimeType,
    sizeOriginal: file.sizeBytes,
    chunksTotal: chunks,
    chunksUploaded: chunks,
  }
}

function permissionsOf(ownerId: string): string[] {
  return [`read("user:${ownerId}")`, `delete("user:${ownerId}")`]
}
