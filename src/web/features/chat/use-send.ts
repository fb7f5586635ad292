import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { creditWords } from '#contract/count-words.ts'
import type { Character } from '#contract/entities/character.ts'
import { type ChatDraft, useChatDrafts } from '#web/data/chats/chat-drafts.ts'
import { catchUpChat } from '#web/data/chats/chat-query.ts'
import { chatTools, missingFor, pictureCount } from '#web/data/chats/chat-tools.ts'
import { keptPictures } from '#web/data/chats/kept-pictures.ts'
import { mentionedIn } from '#web/data/chats/mentions.ts'
import { priceDetails } from '#web/data/chats/price-details.ts'
import { startTool } from '#web/data/chats/start-tool.ts'
import { checkCredits } from '#web/data/credits/check-credits.ts'
import { operationShortage } from '#web/data/credits/operation-shortage.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { FunctionCallError, isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { isAnswer } from '#web/data/functions/is-answer.ts'
import { lostAnswer } from '#web/data/functions/lost-answer.ts'
import { refusalWords } from '#web/data/functions/refusal-words.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { showToast } from '#web/ui/toast.ts'

/** Sends what is in the composer. It stays there until the server has taken it; why it was not taken is `problem`. */
export function useSend({
  userId,
  character,
  characters,
}: {
  userId: string
  character: Character
  characters: readonly Character[]
}) {
  const queryClient = useQueryClient()
  const { toPrices } = useWayToCredits()
  const isSending = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { chatId } = character

  const tellShortage = (words: { title: string; text: string }) =>
    showToast({ kind: 'error', ...words, action: { label: 'Get Credits', onPress: toPrices } })

  const start = async (shownCredits: number, draft: ChatDraft) => {
    const { checkKey } = chatTools[draft.tool]
    const check = await checkCredits(checkKey, priceDetails(pictureCount(draft)))
    if (check.outcome === 'unknown') {
      setProblem(check.text ?? check.title)
      return
    }
    // What was sent before without an answer may have taken the last credits: the server knows.
    if (check.outcome === 'short' && !draft.openKey) {
      tellShortage(check.isSubscribed ? check : operationShortage)
      setProblem(`This takes ${creditWords(check.priceCredits)}, more than you have. Nothing was charged.`)
      return
    }
    if (check.priceCredits > shownCredits) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.price(userId, checkKey).slice(0, 4) })
      setProblem(`The price has changed: this now costs ${creditWords(check.priceCredits)}. Send again to go on.`)
      return
    }
    const key = draft.openKey ?? crypto.randomUUID()
    useChatDrafts.getState().change(chatId, { openKey: key })
    const [mentioned] = mentionedIn(draft.text, characters).filter(({ $id }) => $id !== character.$id)
    const order = { ...draft, userId, chatId, characterId: character.$id, mentionedCharacterId: mentioned?.$id }
    await spendCredits(check.priceCredits, (quoted) => startTool(order, key, quoted))
    useChatDrafts.getState().clear(chatId, draft)
    void keptPictures.keep(userId, chatId)
    void queryClient.invalidateQueries({ queryKey: queryKeys.runningJobs(userId) })
    // Who types on at once may send again at once: what was said comes while they do.
    catchUpChat(queryClient, userId, chatId).catch(() =>
      queryClient.invalidateQueries({ queryKey: queryKeys.chat(userId, chatId) }),
    )
  }

  /** Sends the draft as it was at the press. */
  const run = async (shownCredits: number, draft: ChatDraft) => {
    if (isSending.current || missingFor(draft)) return
    isSending.current = true
    setIsPending(true)
    setProblem(undefined)
    try {
      await start(shownCredits, draft)
    } catch (error) {
      console.error('The message could not be sent.', error)
      if (isInsufficientCredits(error)) tellShortage(operationShortage)
      setProblem(wordsFor(error))
      // A refusal is an answer: the next try is another order.
      if (isAnswer(error)) useChatDrafts.getState().change(chatId, {})
    } finally {
      isSending.current = false
      setIsPending(false)
    }
  }
  return { run, isPending, problem, forgetProblem: () => setProblem(undefined) }
}

function wordsFor(error: unknown): string {
  if (isInsufficientCredits(error)) return 'You do not have enough credits for this. Nothing was charged.'
  if (lostAnswer(error))
    return 'No answer came. Your message is still here: however often you send it, it is made and paid once.'
  const isReadable =
    error instanceof FunctionCallError && error.message !== '' && !error.message.startsWith('Backend API error')
  const reason = refusalWords(error) ?? (isReadable ? error.message : 'the server could not take it')
  return `Not sent: ${reason.replace(/\.?$/, '.')} Your message is still here.`
}
