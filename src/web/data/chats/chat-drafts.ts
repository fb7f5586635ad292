import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { keptInBrowser } from '../local/json-storage.ts'
import type { ToolWish } from './chat-tools.ts'

/** What is in the composer of a chat and not sent yet. */
export interface ChatDraft extends ToolWish {
  /** Of a sent order that nobody has answered: sent again, it is the same one. */
  readonly openKey?: string
}

interface Drafts {
  /** Whose they are: kept over a session that ran out, and for nobody else. */
  readonly ownerId: string
  readonly drafts: Readonly<Record<string, ChatDraft>>
  change(chatId: string, part: Partial<ChatDraft>): void
  /**
   * What was sent is on its way; what was written or chosen since stays, and how many pictures there are and of which shape.
   */
  clear(chatId: string, sent: ChatDraft): void
  /** The chat is gone. */
  drop(chatId: string): void
  forget(): void
  /** Says who is here; what somebody else wrote goes. */
  keepFor(userId: string): void
}

const EMPTY: ChatDraft = { tool: 'scene', text: '', pictures: [] }

/** Every chat keeps its own draft, over reloads too. Pictures from the device are too large for here: `keptPictures` has them. */
export const useChatDrafts = create<Drafts>()(
  persist(
    (set) => ({
      ownerId: '',
      drafts: {},
      change: (chatId, part) =>
        set(({ drafts }) => ({
          // Another wish is another order: only a key that comes with it is its own.
          drafts: { ...drafts, [chatId]: { ...(drafts[chatId] ?? EMPTY), openKey: undefined, ...part } },
        })),
      clear: (chatId, sent) =>
        set(({ drafts: { [chatId]: now = EMPTY, ...drafts } }) => {
          const { count, aspectRatio } = now
          const next = writtenSince(now, sent)
          if (!next && !count && !aspectRatio) return { drafts }
          return { drafts: { ...drafts, [chatId]: { ...(next ?? EMPTY), count, aspectRatio } } }
        }),
      drop: (chatId) => set(({ drafts: { [chatId]: _dropped, ...drafts } }) => ({ drafts })),
      forget: () => set({ ownerId: '', drafts: {} }),
      keepFor: (userId) =>
        set(({ ownerId, drafts }) => ({ ownerId: userId, drafts: ownerId === '' || ownerId === userId ? drafts : {} })),
    }),
    {
      name: 'chat-drafts',
      storage: keptInBrowser<Pick<Drafts, 'ownerId' | 'drafts'>>(),
      partialize: ({ ownerId, drafts }) => ({
        ownerId,
        drafts: Object.fromEntries(Object.entries(drafts).map(([chatId, draft]) => [chatId, withoutFiles(draft)])),
      }),
    },
  ),
)

/** The draft of one chat. */
export function useChatDraft(chatId: string): ChatDraft {
  return useChatDrafts(({ drafts }) => drafts[chatId]) ?? EMPTY
}

/** The draft of one chat, outside of a component. */
export function readChatDraft(chatId: string): ChatDraft {
  return useChatDrafts.getState().drafts[chatId] ?? EMPTY
}

function withoutFiles(draft: ChatDraft): ChatDraft {
  // A list with holes would come back from JSON as null.
  const pictures = draft.pictures.map((picture) => (picture?.startsWith('data:') ? undefined : picture))
  return pictures.includes(undefined) ? { ...draft, pictures: [] } : { ...draft, pictures }
}

/** What has come into the composer while `sent` was on its way; undefined when nothing has. */
function writtenSince(now: ChatDraft, sent: ChatDraft): ChatDraft | undefined {
  const text = now.text.startsWith(sent.text) ? now.text.slice(sent.text.length).trimStart() : now.text
  const isSame = now.tool === sent.tool && now.pictures === sent.pictures
  return text === '' && isSame ? undefined : { ...now, text, openKey: undefined }
}
