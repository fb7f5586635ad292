import { useQuery } from '@tanstack/react-query'
import type { Character } from '#contract/entities/character.ts'
import { TIMING } from '#contract/timing.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { findCharacter } from './find-character.ts'

const isBeingDrawn = (character: Character | null | undefined) =>
  character?.status === 'QUEUED' || character?.status === 'RUNNING'

/** The person's newest characters. */
export function useCharacters(userId: string) {
  return useQuery({
    queryKey: queryKeys.characters(userId),
    queryFn: () => callFunction('get-characters', { userId, cursorAfter: undefined }),
    staleTime: 0,
  })
}

/** One character by its own or its chat's id; asked again every 6 s while its model sheet is being drawn. */
export function useCharacter(userId: string, id: string) {
  return useQuery({
    queryKey: [...queryKeys.characters(userId), id],
    queryFn: () => findCharacter(userId, id),
    staleTime: 0,
    refetchInterval: ({ state }) => (isBeingDrawn(state.data) ? TIMING.creationConfirmationPollMs : false),
  })
}
