import { JOB_FAILURES, type JobFailure } from './errors.ts'
import type { JobType } from './job-constants.ts'

/** What a job makes, and what its maker is asked for. */
const WORDS: Record<JobType, { made: string; asked: string }> = {
  'create-preview': { made: 'preview', asked: 'this description' },
  'create-preview-detailer': { made: 'picture', asked: 'this description' },
  regenerate: { made: 'preview', asked: 'this description' },
  'create-character': { made: 'character', asked: 'this description' },
  'create-system-message': { made: 'picture', asked: 'this description' },
  'create-chat-tools-response': { made: 'picture', asked: 'this edit' },
  'dress-up': { made: 'picture', asked: 'these pictures' },
  'merge-generation': { made: 'picture', asked: 'these pictures' },
  'image-upscale': { made: 'picture', asked: 'this picture' },
  'video-generation': { made: 'video', asked: 'what the video was to be made of' },
}

/** Why a job of this type ended FAILED, in words that name what it was about. */
export function jobFailureText(failure: JobFailure, type: JobType): string {
  const { made, asked } = WORDS[type]
  return JOB_FAILURES[failure].replace('{made}', made).replace('{asked}', asked)
}
