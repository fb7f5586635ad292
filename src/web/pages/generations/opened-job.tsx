import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { readCardTexts } from '#web/data/jobs/card-texts.ts'
import { jobTypeName } from '#web/data/jobs/job-words.ts'
import { AllSet } from '#web/features/all-set/all-set.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { openingOf } from './opening-of.ts'

// Each comes when the first job of its kind is opened.
const ImageViewer = lazy(async () => ({ default: (await import('#web/features/viewer/image-viewer.tsx')).ImageViewer }))
const VideoDialog = lazy(async () => ({ default: (await import('#web/features/player/video-dialog.tsx')).VideoDialog }))
const SelectionDialog = lazy(async () => ({
  default: (await import('#web/features/selection/selection-dialog.tsx')).SelectionDialog,
}))
const JobStatusDialog = lazy(async () => ({
  default: (await import('#web/features/generations/job-status-dialog.tsx')).JobStatusDialog,
}))

interface OpenedJobProps {
  job: JobCard
  isReloading: boolean
  onClose(): void
  /** A character is being made of it. */
  onCreationStarted(): void
  onCreationEnded(): void
  onShow(job: JobCard): void
  onAddToLipSync(url: string): void
}

/** What `openingOf` says lies over the library. */
export function OpenedJob(props: OpenedJobProps) {
  return (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  )
}

function Opened({ job, isReloading, onClose, onCreationStarted, onCreationEnded, onShow, onAddToLipSync }: OpenedJobProps) {
  const title = `${job.characterName}, ${jobTypeName(job.type)}`
  switch (openingOf(job)) {
    case 'pictures':
      return (
        <ImageViewer
          title={title}
          pictures={job.resultUrls.map((url, index) => ({
            url,
            ...(job.thumbnailUrls[index] && { thumbnailUrl: job.thumbnailUrls[index] }),
            alt: `${title} ${index + 1}`,
          }))}
          {...(job.chatId && { chatId: job.chatId, actions: <CharacterLink chatId={job.chatId} /> })}
          onClose={onClose}
        />
      )
    case 'film':
      return (
        <VideoDialog
          video={{
            url: job.resultUrl || readCardTexts(job).storedUrl,
            ...(job.thumbnailUrls[0] && { posterUrl: job.thumbnailUrls[0] }),
            title,
            ...job.videoOptions,
            ...(job.chatId && { chatId: job.chatId }),
            jobId: job.jobId,
          }}
          onClose={onClose}
          onAddToLipSync={onAddToLipSync}
        />
      )
    case 'selection':
      return (
        <SelectionDialog
          preview={job}
          isReloading={isReloading}
          lastStep={(onDone) => <AllSet onDone={onDone} />}
          onClose={onClose}
          onStarted={onCreationStarted}
          onCreated={onCreationEnded}
        />
      )
    case 'status':
      return <JobStatusDialog job={job} onClose={onClose} onShow={onShow} />
    case undefined:
      return null
  }
}

function CharacterLink({ chatId }: { chatId: string }) {
  return (
    <Link to={`/characters/manage/${chatId}`} className={buttonStyle({ kind: 'wing', size: 'small' })}>
      Go to the character
    </Link>
  )
}
