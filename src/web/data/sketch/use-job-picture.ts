import { useQuery } from '@tanstack/react-query'
import type { Character } from '#contract/entities/character.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { findStyle } from '#contract/styles.ts'
import { charactersQuery } from '../characters/characters-query.ts'
import { isUnfinished } from '../jobs/finished-jobs.ts'
import { isPreview } from '../jobs/preview-group.ts'
import { type SketchWords, useSketchStill } from './use-sketch-still.ts'

/**
 * What a job looks like as far as it is known: what it made or begins with, else the character whom it is about; else a sketch of the
 * words that it, or the character, is drawn from.
 */
export function useJobPicture(job: JobCard): string | undefined {
  const [made] = job.thumbnailUrls
  const isOpen = !made && isUnfinished(job)
  const character = useCharacterOf(job, isOpen && !isPreview(job))
  const seen = made ?? (character?.thumbnailUrl || undefined)
  const sketch = useSketchStill(isOpen && !seen ? wordsOf(job, character) : {})
  return seen ?? sketch
}

function useCharacterOf({ userId, characterId }: JobCard, isAsked: boolean): Character | undefined {
  const { data } = useQuery({
    ...charactersQuery(userId),
    enabled: isAsked && characterId !== '',
    // Twenty cards ask no more than one: what is known does, and the pages of characters keep it fresh.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  })
  return isAsked ? data?.find(({ $id }) => $id === characterId) : undefined
}

/** What a scene is about says nothing about who is in it. */
function wordsOf(job: JobCard, character: Character | undefined): Partial<SketchWords> {
  const { description, style: styleId } = isPreview(job) ? { description: job.prompt, style: job.style } : (character ?? NOBODY)
  const style = description !== '' ? findStyle(styleId) : undefined
  return style ? { description, style } : {}
}

const NOBODY = { description: '', style: '' }
