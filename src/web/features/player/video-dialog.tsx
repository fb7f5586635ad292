import { Dialog } from '#web/ui/dialog.tsx'

export interface PlayedVideo {
  url: string
  posterUrl?: string
  title: string
  resolution?: string
  fps?: number
  aspectRatio?: string
  chatId?: string
  jobId?: string
}

/** A film over the page, with what can be made of it. */
export function VideoDialog({ video, onClose }: { video: PlayedVideo; onClose(): void; onAddToLipSync?(url: string): void }) {
  return (
    <Dialog isOpen onClose={onClose} title={video.title} shape="wizard">
      <video src={video.url} poster={video.posterUrl} controls muted className="size-full" />
    </Dialog>
  )
}
