import type { JobCard } from '#contract/entities/job.ts'
import { isExpired } from './create-blocker.ts'
import type { PreviewOutcome } from './poll-preview.ts'

/** The takes of one start: the first ones, or those of a regeneration. */
export interface Round {
  readonly preview: JobCard
  /** From 1, in the order they were asked for. */
  readonly number: number
  readonly takes: RoundTakes
}

export type RoundTakes =
  | { readonly status: 'waiting' }
  | {
      readonly status: 'ready'
      readonly pictureUrls: readonly string[]
      readonly expiresAtMs: number | undefined
      readonly warnings: readonly string[]
    }

/** A round whose pictures are there. */
export type ReadyRound = Round & { readonly takes: Extract<RoundTakes, { status: 'ready' }> }

/** One take of one round. */
export interface Take {
  readonly round: ReadyRound
  readonly url: string
}

/** The rounds of these previews, oldest first; those that failed have nothing to choose from. */
export function roundsOf(previews: readonly JobCard[], outcomes: ReadonlyMap<string, PreviewOutcome>): readonly Round[] {
  return previews.flatMap((preview) => takesOf(preview, outcomes)).map((round, index) => ({ ...round, number: index + 1 }))
}

function takesOf(preview: JobCard, outcomes: ReadonlyMap<string, PreviewOutcome>): readonly Omit<Round, 'number'>[] {
  const outcome = outcomes.get(preview.jobId)
  if (!outcome) return [{ preview, takes: { status: 'waiting' } }]
  if (outcome.status !== 'ready') return []
  const { pictureUrls, warnings, expiresAt } = outcome
  return [{ preview, takes: { status: 'ready', pictureUrls, warnings, expiresAtMs: timeOf(expiresAt) } }]
}

function timeOf(text: string | undefined): number | undefined {
  return text ? Date.parse(text) : undefined
}

export function isReady(round: Round): round is ReadyRound {
  return round.takes.status === 'ready'
}

/** The take that a character would be made of: what was chosen, else the first one of the newest round that can still become one. */
export function selectedTake(
  rounds: readonly Round[],
  { chosenUrl, nowMs }: { chosenUrl: string | undefined; nowMs: number },
): Take | undefined {
  const newestFirst = rounds.filter(isReady).toReversed()
  const chosen = newestFirst.find(({ takes }) => chosenUrl !== undefined && takes.pictureUrls.includes(chosenUrl))
  if (chosen && chosenUrl !== undefined) return { round: chosen, url: chosenUrl }
  const round = newestFirst.find(({ takes }) => !isExpired(takes.expiresAtMs, nowMs)) ?? newestFirst[0]
  const url = round?.takes.pictureUrls[0]
  return round && url ? { round, url } : undefined
}
