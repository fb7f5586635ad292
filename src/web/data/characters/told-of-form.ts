import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Character } from '#contract/entities/character.ts'
import { findStyle } from '#contract/styles.ts'
import { queryKeys } from '../query/query-keys.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { formFilesFor } from '../sketch/form-files-for.ts'

/** More old characters than almost anybody has; preferences stay small. */
const MOST_KEPT = 500

/** Whether new pictures of a character differ from those before, and its person has not been told yet. */
export function useToldOfForm(userId: string, { $id, isOfOldForm, style }: Character): { isUntold: boolean; keepTold(): void } {
  const queryClient = useQueryClient()
  const queryKey = queryKeys.toldOfForm(userId)
  const isDifferent = isOfOldForm && isOnForm(style)
  const { data } = useQuery({ queryKey, queryFn: loadTold, enabled: isDifferent, staleTime: Number.POSITIVE_INFINITY })
  return {
    isUntold: isDifferent && data !== undefined && !data.includes($id),
    keepTold() {
      queryClient.setQueryData<readonly string[]>(queryKey, (told = []) => [...told, $id])
      keepTold($id).catch((error) => console.warn('What was told could not be kept; it will be told again.', error))
    },
  }
}

function isOnForm(styleId: string): boolean {
  const style = findStyle(styleId)
  return style !== undefined && formFilesFor(style).length > 0
}

/** The characters of whom it was told, in the preferences of the account. */
async function loadTold(): Promise<readonly string[]> {
  const { account } = await loadSdk()
  return toldIn(await account.getPrefs())
}

async function keepTold(characterId: string): Promise<void> {
  const { account } = await loadSdk()
  // Preferences are replaced as a whole, so the others go along.
  const prefs = await account.getPrefs()
  const toldOfForm = [...new Set([...toldIn(prefs), characterId])].slice(-MOST_KEPT)
  await account.updatePrefs({ prefs: { ...prefs, toldOfForm } })
}

function toldIn(prefs: object): readonly string[] {
  const { toldOfForm } = prefs as { toldOfForm?: unknown }
  return Array.isArray(toldOfForm) ? toldOfForm.filter((id) => typeof id === 'string') : []
}
