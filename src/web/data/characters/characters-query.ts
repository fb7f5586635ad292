import { queryOptions } from '@tanstack/react-query'
import type { Character } from '#contract/entities/character.ts'
import { TIMING } from '#contract/timing.ts'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'

/** All characters of a person, newest first; asked again every 6 s while a model sheet is being drawn. */
export function charactersQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.characters(userId),
    queryFn: () => loadCharacters(userId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isBeingDrawn) ? TIMING.creationConfirmationPollMs : false),
  })
}

async function loadCharacters(userId: string): Promise<Character[]> {
  const characters: Character[] = []
  for (let cursorAfter: string | undefined; ; ) {
    const { data, hasNextPage } = await callFunction('get-characters', { userId, cursorAfter })
    characters.push(...data)
    cursorAfter = data.at(-1)?.$id
    if (!hasNextPage || !cursorAfter) return characters
  }
}

function isBeingDrawn({ status }: Character): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}
