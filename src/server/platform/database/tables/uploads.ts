export interface UploadTables {
  uploads: UploadTable
  upload_parts: UploadPartTable
}

/** A file that its owner sends in parts; once it is whole, `file_id` is the file. */
export interface UploadTable {
  owner_id: string
  /** Chosen by the client; unique for its owner. */
  id: string
  /** Ours: the folder of its blobs, and the id of the file it becomes. */
  key: string
  name: string
  size_bytes: number
  parts_total: number
  /** '' until the first part told it. */
  mime_type: string
  /** '' until the file is whole. */
  md5: string
  file_id: string | null
  created_at: Date
  updated_at: Date
}

/** A part whose bytes lie durably in the blob store. */
export interface UploadPartTable {
  key: string
  position: number
}
