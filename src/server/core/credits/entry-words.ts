import type { LedgerEntry } from './history.store.ts'

/** What a job makes, by its kind and, once the job is deleted, by its type. */
const MADE: Readonly<Record<string, string>> = {
  preview: 'Three previews',
  detail: 'Finishing a preview',
  character: 'Character',
  picture: 'Chat pictures',
  edit: 'Flash edit',
  'dress-up': 'Dress up',
  blend: 'Combined images',
  'upscale-image': 'Image upscale',
  video: 'Video',
  'lip-sync': 'Lip sync',
  'lip-sync-film': 'Lip sync of a video',
  'upscale-video': 'Video upscale',
  'restore-video': 'Video restoration',
  'create-preview': 'Three previews',
  regenerate: 'Three other previews',
  'create-preview-detailer': 'Finishing a preview',
  'create-character': 'Character',
  'create-system-message': 'Chat pictures',
  'create-chat-tools-response': 'Flash edit',
  'merge-generation': 'Combined images',
  'image-upscale': 'Image upscale',
  'video-generation': 'Video',
  'enhance-prompt': 'Enhanced description',
}

/** Who gives credits by hand says so by one word. */
const GIVEN: Readonly<Record<string, string>> = {
  operator: 'Given by the operator of this server',
  development: 'Given for development',
}

/**
 * An entry's reason for people. A hold and what gives it back name what was made and for whom; grants and takebacks are
 * written in plain words by who makes them.
 */
export function entryWords({ kind, reason, job }: Pick<LedgerEntry, 'kind' | 'reason' | 'job'>): string {
  if (kind === 'grant' || kind === 'takeback') return GIVEN[reason] ?? reason
  // A regeneration is a preview by its kind: its type says more.
  const made = reason === 'regenerate' ? MADE[reason] : (MADE[job?.kind ?? ''] ?? MADE[reason] ?? reason)
  const whole = job?.title ? `${made}: ${job.title}` : `${made}`
  return kind === 'release' ? `Given back: ${whole}` : whole
}
