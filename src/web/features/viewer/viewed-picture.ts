export interface ViewedPicture {
  url: string
  /** Shown until the picture itself has come. */
  thumbnailUrl?: string
  alt: string
}

/** A picture in the viewer and what can be done with it. */
export interface PictureDoing {
  readonly picture: ViewedPicture
  readonly title: string
  /** A page that has to do with the picture. */
  readonly link?: { readonly label: string; readonly to: string }
  /** Only for who owns it. */
  readonly upscale?: { readonly isBusy: boolean; onPress(): void }
}
