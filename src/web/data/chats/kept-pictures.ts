import { keptForms } from '../draft/kept-forms.ts'
import { type ChatDraft, readChatDraft, useChatDrafts } from './chat-drafts.ts'

type Brought = Pick<ChatDraft, 'tool' | 'pictures'>

const nameOf = (chatId: string) => `chat ${chatId}` as const
const isBrought = (picture: string | undefined) => picture?.startsWith('data:')

/** Pictures from the device in a composer: too large for where drafts are kept, they outlive a reload and a lost session beside them. */
export const keptPictures = {
  /** As they are now; what was sent or taken out is forgotten. */
  async keep(userId: string, chatId: string): Promise<void> {
    const { tool, pictures } = readChatDraft(chatId)
    if (pictures.some(isBrought)) await keptForms.keep(nameOf(chatId), userId, { tool, pictures } satisfies Brought)
    else await keptPictures.forget(chatId)
  },
  forget: (chatId: string) => keptForms.forget(nameOf(chatId)),
  /** Puts them back into a draft that was kept without them. */
  async restore(userId: string, chatId: string): Promise<void> {
    const kept = await keptForms.read<Brought>(nameOf(chatId), userId)
    const { tool, pictures, openKey } = readChatDraft(chatId)
    if (kept?.tool !== tool || pictures.length > 0) return
    // The same pictures again: an order that nobody has answered stays the same one.
    useChatDrafts.getState().change(chatId, { pictures: kept.pictures, openKey })
  },
}
