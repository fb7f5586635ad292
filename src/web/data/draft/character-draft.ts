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
  /** Keys of requests that were sent for this very draft and not answered yet, by function; see `askOnce`. */
  openKeys: Readonly<Partial<Record<KeyedFunction, string>>>
}

/** What is charged and made once, however often it is asked for the same draft. */
export type KeyedFunction = 'create-preview' | 'create-preview-image' | 'create-character-direct' | 'enhance-prompt'

const EMPTY: CharacterDraft = {
  characterName: '',
  characterDescription: '',
  characterStyle: DEFAULT_STYLE,
  taskId: '',
  jobId: '',
  isEnhanced: false,
  openKeys: {},
}

/** What a request is made of: when one of these changes, it is another request. */
const ASKED_WITH = ['characterName', 'characterDescription', 'characterStyle'] as const

interface KeptDraft extends CharacterDraft {
  /** Whose it is: kept over a session that ran out, and for nobody else. */
  readonly ownerId: string
  change(part: Partial<CharacterDraft>): void
  reset(): void
  /** Nobody is here any more. */
  forget(): void
  /** Says who is here; what somebody else wrote goes. */
  keepFor(userId: string): void
}

/** What is being typed in a wizard, kept under `character-details` until the wizard is closed. */
export const useCharacterDraft = create<KeptDraft>()(
  persist(
    (set) => ({
      ...EMPTY,
      ownerId: '',
      change: (part) =>
        set((draft) => {
          const isOther = ASKED_WITH.some((field) => part[field] !== undefined && part[field] !== draft[field])
          return isOther ? { openKeys: {}, ...part } : part
        }),
      reset: () => set(EMPTY),
      forget: () => set({ ...EMPTY, ownerId: '' }),
      keepFor: (userId) =>
        set(({ ownerId }) => (ownerId === '' || ownerId === userId ? { ownerId: userId } : { ...EMPTY, ownerId: userId })),
    }),
    {
      name: 'character-details',
      storage: keptInBrowser<CharacterDraft & { ownerId: string }>(),
      partialize: ({ change: _change, reset: _reset, forget: _forget, keepFor: _keepFor, ...draft }) => draft,
    },
  ),
)
