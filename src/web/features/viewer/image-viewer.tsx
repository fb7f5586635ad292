import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'

export interface ViewedPicture {
  url: string
  /** Shown until the picture itself has come. */
  thumbnailUrl?: string
  alt: string
}

/** Pictures over the whole screen, one at a time. */
export function ImageViewer({
  pictures,
  title,
  start = 0,
  onClose,
  actions,
}: {
  pictures: readonly ViewedPicture[]
  title: string
  start?: number
  onClose(): void
  actions?: ReactNode
}) {
  const picture = pictures[start]
  return (
    <Dialog isOpen onClose={onClose} title={title} shape="wizard">
      {picture && <img src={picture.url} alt={picture.alt} className="size-full min-h-0 object-contain" />}
      {actions}
    </Dialog>
  )
}
