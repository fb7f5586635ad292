import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { readCardTexts } from '#web/data/jobs/card-texts.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobTypeName } from '#web/data/jobs/job-words.ts'
import { AllSet } from '#web/features/all-set/all-set.tsx'
import type { StartedWords } from '#web/features/selection/use-create-character.ts'
import { latePanel } from '#web/ui/late-panel.tsx'
import type { Opening } from './opening-of.ts'

// Each comes when the first job of its kind is opened.
const ImageViewer = latePanel(async () => (await import('#web/features/viewer/image-viewer.tsx')).ImageViewer)
const VideoDialog = latePanel(async () => (await import('#web/features/player/video-dialog.tsx')).VideoDialog)
const SelectionDialog = latePanel(async () => (await import('#web/features/selection/selection-dialog.tsx')).SelectionDialog)
const JobStatusDialog = latePanel(async () => (await import('#web/features/generations/job-status-dialog.tsx')).JobStatusDialog)

interface OpenedJobProps {
  job: JobCard
  opening: Opening
  onClose(): void
  /** The page is about to load again. */
  isReloading?: boolean
  /** What is said when a character is being made of it, by a page that then loads again. */
  startedWords?: StartedWords
  /** A character is being made of it. */
  onCreationStarted?(): void
  onCreationEnded(): void
  onShow(job: JobCard): void
  onAddToLipSync?(url: string): void
}

/** A job over the page it was pressed on, in the dialog that `opening` says. */
export function OpenedJob(props: OpenedJobProps) {
  const { job, onClose } = props
  const title = `${jobTitle(job)}, ${jobTypeName(job.type)}`
  switch (props.opening) {
    case 'pictures':
      return (
        <ImageViewer
          title={title}
          pictures={job.resultUrls.map((url, index) => ({
            url,
            ...(job.thumbnailUrls[index] && { thumbnailUrl: job.thumbnailUrls[index] }),
            alt: `${title} ${index + 1}`,
          }))}
          {...(job.chatId && { chatId: job.chatId, link: characterLink(job.chatId) })}
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
          {...(props.onAddToLipSync && { onAddToLipSync: props.onAddToLipSync })}
        />
      )
    case 'selection':
      return (
        <SelectionDialog
          preview={job}
          isReloading={props.isReloading ?? false}
          lastStep={(onDone, created) => (
            <AllSet
              created={created}
              // A page that loads again takes the dialog with it.
              {...(props.startedWords && { waitMs: TIMING.reloadAfterCreateMs })}
              onDone={onDone}
            />
          )}
          {...(props.startedWords && { startedWords: props.startedWords })}
          onClose={onClose}
          {...(props.onCreationStarted && { onStarted: props.onCreationStarted })}
          onCreated={props.onCreationEnded}
        />
      )
    case 'status':
      return <JobStatusDialog job={job} onClose={onClose} onShow={props.onShow} />
    case undefined:
      return null
  }
}

function characterLink(chatId: string) {
  return { label: 'Go to the character', to: `/characters/manage/${chatId}` }
}
