import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { DEFAULT_STYLE, type StyleId } from '#contract/styles.ts'
import { keptInBrowser } from '../local/json-storage.ts'

export interface CharacterDraft {
  characterName: string
  characterDescription: string
  characterStyle: StyleId
  taskId: string
  jobId: string
  /** An enhanced description has no maximum, also after a reload. */
  isEnhanced: boolean
}

const EMPTY: CharacterDraft = {
  characterName: '',
  characterDescription: '',
  characterStyle: DEFAULT_STYLE,
  taskId: '',
  jobId: '',
  isEnhanced: false,
}

/** What is being typed in a wizard, kept under `character-details` until the wizard is closed. */
export const useCharacterDraft = create<CharacterDraft & { change(part: Partial<CharacterDraft>): void; reset(): void }>()(
  persist(
    (set) => ({
      ...EMPTY,
      change: (part) => set(part),
      reset: () => set(EMPTY),
    }),
    {
      name: 'character-details',
      storage: keptInBrowser<CharacterDraft>(),
      partialize: ({ change: _change, reset: _reset, ...draft }) => draft,
    },
  ),
)
