import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { jobName } from './job-name.ts'

/** Says what has ended since the page was opened, for those who do not see it appear. */
export function ChatNews({ messages }: { messages: readonly Message[] }) {
  const unfinished = useRef(new Set<string>())
  const [news, setNews] = useState('')
  useEffect(() => {
    for (const { job, prompt } of messages) {
      if (!job) continue
      if (job.status === 'QUEUED' || job.status === 'RUNNING') unfinished.current.add(job.$id)
      else if (unfinished.current.delete(job.$id)) {
        setNews(`${jobName(job)} ${job.status === 'SUCCESS' ? 'is ready' : 'failed'}: ${prompt || job.characterName}`)
      }
    }
  }, [messages])
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  )
}
