import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ChatToolId } from '#web/data/chats/chat-tools.ts'
import type { Named } from '#web/data/chats/mentions.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { useResultDownload } from '#web/data/downloads/use-result-download.ts'
import { type ActionOutcome, useJobActions } from '#web/data/jobs/use-job-actions.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { showToast } from '#web/ui/toast.ts'
import type { ChatOpenings } from './chat-openings.ts'
import { FailedWork } from './failed-work.tsx'
import { FinishedWork } from './finished-work.tsx'
import { jobName } from './job-name.ts'
import { PromptText } from './prompt-text.tsx'
import { frameWidth, ratioOf } from './result-frame.ts'
import { ResultTools } from './result-tools.tsx'
import { WorkInProgress } from './work-in-progress.tsx'

export interface ChatMessageProps {
  userId: string
  message: Message
  people: readonly Named[]
  openings: ChatOpenings
  onUse(tool: ChatToolId, url: string): void
}

/** What was said, and what came of it. */
export function ChatMessage({ userId, message, people, openings, onUse }: ChatMessageProps) {
  const { job, prompt } = message
  const said = prompt || (job ? jobName(job) : '')
  return (
    <article aria-label={said}>
      {prompt && (
        <p dir="auto" className="mb-3 whitespace-pre-line break-words">
          <PromptText text={prompt} people={people} />
        </p>
      )}
      {job ? (
        <Work job={job} message={message} userId={userId} said={said} openings={openings} onUse={onUse} />
      ) : (
        <p className="text-sm text-soft">What came of this has been deleted.</p>
      )}
    </article>
  )
}

type WorkProps = Omit<ChatMessageProps, 'people'> & { job: JobCard; said: string }

function Work({ job, message, userId, said, openings, onUse }: WorkProps) {
  const { cancel, retry, isBusy } = useWorkActions(userId, message.chatId)
  const download = useResultDownload(showToast)
  if (job.status === 'FAILED') return <FailedWork job={job} onRetry={() => retry(job)} isRetrying={isBusy} />
  if (job.status !== 'SUCCESS') return <WorkInProgress job={job} onCancel={() => cancel(job)} isCancelling={isBusy} />
  const isFilm = job.type === 'video-generation'
  const url = job.resultUrl
  const saveAll = job.resultUrls.length > 1 ? () => download.run([job]) : undefined
  return (
    <>
      <FinishedWork job={job} about={said} openings={openings} />
      <div
        style={{ width: frameWidth(ratioOf(job), job.resultUrls.length) }}
        className="mt-1 flex min-h-10 min-w-60 items-center justify-between gap-4"
      >
        <p className="text-soft text-xs">
          {jobName(job)} · <TimeOfDay iso={message.$createdAt} />
        </p>
        {url && (
          <ResultTools
            name={`${jobName(job)}: ${said}`}
            url={url}
            fileName={`${job.characterName || jobName(job)}.${isFilm ? 'mp4' : 'png'}`}
            isFilm={isFilm}
            onSaveAll={saveAll}
            isSaving={download.packing !== undefined}
            onUse={(tool) => onUse(tool, url)}
            onLipSync={() => openings.openLipSync(isFilm ? { videoUrl: url } : { imageUrl: url })}
            onMakePortrait={() => openings.makePortrait(url)}
          />
        )}
      </div>
      {job.warnings.map((warning) => (
        <p key={warning} className="mt-1 max-w-prose text-soft text-xs">
          {warning}
        </p>
      ))}
    </>
  )
}

function TimeOfDay({ iso }: { iso: string }) {
  return <time dateTime={iso}>{new Date(iso).toLocaleTimeString(undefined, { timeStyle: 'short' })}</time>
}

/** Cancels and tries again; the message then answers with the new job. */
function useWorkActions(userId: string, chatId: string) {
  const actions = useJobActions(userId)
  const queryClient = useQueryClient()
  const { toPrices } = useWayToCredits()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (action: (job: JobCard) => Promise<ActionOutcome>, job: JobCard) => {
    setIsBusy(true)
    const { isShort, ...words } = await action(job)
    showToast({ ...words, ...(isShort && { action: { label: 'Get Credits', onPress: toPrices } }) })
    const isShown = queryClient.invalidateQueries({ queryKey: queryKeys.chat(userId, chatId) })
    // What is done is pressed no second time; what was not done waits for no network before it can be tried again.
    if (words.kind !== 'error') await isShown
    setIsBusy(false)
  }
  return {
    isBusy,
    cancel: (job: JobCard) => void run(actions.cancel, job),
    retry: (job: JobCard) => void run(actions.retry, job),
  }
}
