export interface ViewedPicture {
  url: string
  /** Shown until the picture itself has come. */
  thumbnailUrl?: string
  alt: string
}
