import type { Generated, GeneratedAlways } from 'kysely'

export interface FileTables {
  files: FileTable
}

/** A picture or film of one owner; the bytes lie in the blob store under `blob_key`. */
export interface FileTable {
  id: string
  owner_id: string
  mime_type: string
  size_bytes: number
  sha256: string
  width_px: number
  height_px: number
  label: string
  blob_key: string
  thumbnail_key: string
  thumbnail_size_bytes: number
  /** IPTC's digital source type of what was made here; '' for what was brought, and for older files. */
  source_type: Generated<string>
  created_at: Date
  /** Somebody brought it; it was not made here. */
  is_brought: GeneratedAlways<boolean>
}
