import { useEffect, useRef, useState } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { type ChatDraft, readChatDraft, useChatDraft, useChatDrafts } from '#web/data/chats/chat-drafts.ts'
import { type ChatToolId, chatTools } from '#web/data/chats/chat-tools.ts'
import { keptPictures } from '#web/data/chats/kept-pictures.ts'
import { type Picked, type Refusal, readPicture } from '#web/data/files/read-picture.ts'
import { showToast } from '#web/ui/toast.ts'
import { useUnderWay } from '#web/ui/use-under-way.ts'

type Reading = Picked | Refusal

/** What the composer of a chat holds, and what can be done to it. `newestUrl` is the last picture of the chat. */
export function useComposer({
  userId,
  character,
  newestUrl,
}: {
  userId: string
  character: Character
  newestUrl: string | undefined
}) {
  const { chatId } = character
  const draft = useChatDraft(chatId)
  const { change } = useChatDrafts.getState()
  const [refusal, setRefusal] = useState<string>()
  const reading = useUnderWay()
  const lastRead = useRef(Promise.resolve())
  useEffect(() => void keptPictures.restore(userId, chatId), [userId, chatId])

  const startOf = (tool: ChatToolId) =>
    chatTools[tool].slots.map(({ start }) => {
      if (start === 'portrait') return character.previewUrl
      return start === 'newest' ? (newestUrl ?? character.previewUrl) : undefined
    })

  /** With a picture for the first place of the tool that is not filled by itself, as dress-up's person is. */
  const choose = (tool: ChatToolId, first?: string) => {
    const pictures = startOf(tool)
    if (first !== undefined && pictures.length > 0) pictures[0] = first
    setRefusal(undefined)
    change(chatId, { tool, pictures })
    void keptPictures.keep(userId, chatId)
  }

  const put = (index: number, picture: string | undefined) => {
    const { tool, pictures } = readChatDraft(chatId)
    const next = chatTools[tool].slots.map((_slot, at) => (at === index ? picture : pictures[at]))
    setRefusal(undefined)
    change(chatId, { pictures: next })
    void keptPictures.keep(userId, chatId)
  }

  /** The place a picture goes to that was dropped or pasted without naming one: the first empty one, else the last. */
  const openSlot = (): number => {
    const { tool, pictures } = readChatDraft(chatId)
    const { slots } = chatTools[tool]
    const empty = slots.findIndex((_slot, index) => !pictures[index])
    return empty === -1 ? slots.length - 1 : empty
  }

  /** Files that were brought. What cannot be used is said, and changes nothing: neither the tool nor what is in its places. */
  const take = (files: readonly File[], slot?: number) => {
    // One after the other: a large picture that was brought first must not take the place of a small one that came later.
    const next = lastRead.current.then(() => read(files, slot))
    // One that could not be read at all keeps none that comes later from being read.
    lastRead.current = next.catch(() => {})
    return reading.during(() => next)
  }
  const read = async (files: readonly File[], slot?: number) => {
    const { slots } = chatTools[readChatDraft(chatId).tool]
    // A scene is made of words alone; a picture means that something is to be changed, or two of them put together.
    const places = slots.length > 0 ? slots.length : chatTools.blend.slots.length
    setRefusal(undefined)
    const answers: Reading[] = []
    for (const file of files.slice(0, slot === undefined ? places : 1)) {
      answers.push(await readPicture(file, { kindText: 'Please use a picture: JPG, PNG, GIF, WebP or AVIF.' }))
    }
    const pictures = answers.filter((one) => one.isPicked)
    const isScene = chatTools[readChatDraft(chatId).tool].slots.length === 0
    if (isScene && pictures.length > 0) choose(pictures.length > 1 ? 'blend' : 'flash-edit')
    for (const { dataUrl } of pictures) put(slot ?? openSlot(), dataUrl)
    if (files.length > places) setRefusal(`${chatTools[readChatDraft(chatId).tool].label} takes ${places} at most.`)
    for (const refused of answers.filter((one) => !one.isPicked)) tellRefusal(refused)
  }
  const tellRefusal = ({ reason, title, text }: Refusal) => {
    if (reason === 'kind' || reason === 'dimensions') setRefusal(text)
    else showToast({ kind: 'error', title, text })
  }

  return {
    draft,
    refusal,
    isReading: reading.isUnderWay,
    choose,
    put,
    take,
    /** How many pictures a scene has, and of which shape. */
    shape: (part: Pick<ChatDraft, 'count' | 'aspectRatio'>) => change(chatId, part),
    write: (text: string) => change(chatId, { text }),
  }
}

export type ComposerState = ReturnType<typeof useComposer>
