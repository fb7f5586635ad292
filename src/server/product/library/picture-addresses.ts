/** Where pictures are fetched, as `doors/http` serves them to their owner. */
export interface PictureAddresses {
  picture(fileId: string): string
  /** webp, at most 500 px. */
  thumbnail(fileId: string): string
}

/** Absolute addresses under the scheme and host that the caller reached us by. */
export function pictureAddresses({ origin, project }: { origin: string; project: string }): PictureAddresses {
  const address = (fileId: string, form: 'view' | 'preview') =>
    `${origin}/v1/storage/buckets/media/files/${fileId}/${form}?project=${encodeURIComponent(project)}`
  return { picture: (fileId) => address(fileId, 'view'), thumbnail: (fileId) => address(fileId, 'preview') }
}

/** The file behind an address of ours, whatever name of this server it begins with; undefined for anything else. */
export function fileIdOfAddress(address: string): string | undefined {
  return /\/v1\/storage\/buckets\/media\/files\/([A-Za-z0-9][A-Za-z0-9._-]{0,35})\/(?:view|preview|download)(?:\?|$)/.exec(
    address,
  )?.[1]
}
