import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { creditWords } from '#contract/count-words.ts'
import type { Character } from '#contract/entities/character.ts'
import { readChatDraft } from '#web/data/chats/chat-drafts.ts'
import { chatOrder } from '#web/data/chats/chat-order.ts'
import { chatTools, missingFor, pictureCount } from '#web/data/chats/chat-tools.ts'
import { mentionedIn } from '#web/data/chats/mentions.ts'
import { priceDetails } from '#web/data/chats/price-details.ts'
import { priceQuery } from '#web/data/credits/price-query.ts'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import { leftOutOf } from '#web/data/orders/order-choices.ts'
import { useOrderCheck } from '#web/data/orders/use-order-check.ts'
import { promptRoom } from '#web/data/prompt-room.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditsLeft } from '#web/ui/credits-left.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LeftOut } from '#web/ui/left-out.tsx'
import { pastedFiles } from '#web/ui/pasted-files.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import ArrowUp from '~icons/lucide/arrow-up'
import ImagePlus from '~icons/lucide/image-plus'
import { MentionList } from './mention-list.tsx'
import { PictureOptions } from './picture-options.tsx'
import { PictureSlots } from './picture-slots.tsx'
import { ToolRow } from './tool-row.tsx'
import type { ComposerState } from './use-composer.ts'
import { useMentionList } from './use-mention-list.ts'
import type { useSend } from './use-send.ts'

export interface ComposerProps {
  userId: string
  character: Character
  characters: readonly Character[]
  composer: ComposerState
  send: ReturnType<typeof useSend>
  onLipSync(): void
  form: RefObject<HTMLFormElement | null>
}

/** Where one says what is to be made: words, pictures, a tool and its price. */
export function Composer({ userId, character, characters, composer, send, onLipSync, form }: ComposerProps) {
  const { draft, write, refusal } = composer
  const tool = chatTools[draft.tool]
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  const count = pictureCount(draft)
  const { data: quote } = useQuery(priceQuery(userId, tool.checkKey, priceDetails(count)))
  const priceCredits = quote ? (quote.isFree ? 0 : quote.priceCredits) : tool.listPriceCredits * count
  const left = useCreditsLeft(priceCredits)
  const missing = missingFor(draft)
  const room = promptRoom(draft.text)
  const others = mentionedIn(draft.text, characters).filter(({ $id }) => $id !== character.$id)
  const mentions = useMentionList({
    text: draft.text,
    // Whose chat this is, is in every scene of it.
    characters: [...characters.filter(({ $id }) => $id !== character.$id), character],
    write(text, caret) {
      write(text)
      requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
    },
  })
  const order = chatOrder(draft, { characterId: character.$id, mentionedCharacterId: others[0]?.$id })
  const check = useOrderCheck(userId, room?.isTooLong ? undefined : order)
  const isBlocked = missing !== undefined || room?.isTooLong || composer.isReading
  const sentByButton = useRef(false)
  const submit = async () => {
    if (isBlocked) return
    sentByButton.current = document.activeElement === button.current
    const sent = readChatDraft(character.chatId)
    await check.press(() => send.run(priceCredits, sent))
  }
  // After sending there is nothing to send: the button cannot keep the focus.
  useEffect(() => {
    if (!isBlocked || !sentByButton.current) return
    sentByButton.current = false
    returnFocus(button.current, field.current)
  }, [isBlocked])
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed, Enter belongs to the keyboard of that script.
    if (event.nativeEvent.isComposing || mentions.onKey(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void submit()
  }
  const problem =
    send.problem ?? refusal ?? (others.length > 1 ? `One more can be in a scene: ${others[0]?.name} will be.` : undefined)
  return (
    <form
      ref={form}
      data-foot="composer"
      aria-label={`Make something of ${character.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="relative mx-auto mb-5 flex w-[calc(100%-40px)] max-w-[752px] shrink-0 flex-col gap-3 rounded-panel bg-stage p-4 ring-1 ring-edge has-[textarea:focus]:ring-2 has-[textarea:focus]:ring-spot small:mb-3 small:w-[calc(100%-24px)] low:mb-2 low:gap-2 low:p-2.5"
    >
      <MentionList list={mentions} />
      {tool.slots.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <PictureSlots composer={composer} characters={characters} />
          <p id={reasonId} className="text-sm text-soft">
            {missing}
          </p>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
      <LeftOut {...leftOutOf(check)} />
      <HeldUp words={quote?.refusal?.error} />
      {left.isShort && !send.isPending && <CreditsLeft {...left} className="justify-between" />}
      {/* On small screens the tools come between the words and what sends them. */}
      <div className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 small:grid-cols-1 low:gap-y-0.5">
        <textarea
          ref={field}
          value={draft.text}
          rows={1}
          disabled={!tool.hasPrompt}
          aria-label="Message"
          aria-autocomplete="list"
          aria-controls={mentions.people.length > 0 ? mentions.listId : undefined}
          aria-activedescendant={mentions.people.length > 0 ? mentions.optionId(mentions.index) : undefined}
          placeholder={tool.placeholder}
          onChange={(event) => {
            write(event.target.value)
            mentions.moveCaret(event.target.selectionStart)
            send.forgetProblem()
          }}
          onSelect={(event) => mentions.moveCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = pastedFiles(event.nativeEvent)
            if (pasted.length === 0) return
            event.preventDefault()
            void composer.take(pasted)
          }}
          className="field-sizing-content block max-h-[min(12rem,25dvh)] low:max-h-18 min-h-11 w-full min-w-0 flex-1 resize-none py-2 bg-transparent leading-7 outline-none disabled:opacity-70"
        />
        <div className="flex shrink-0 items-center justify-between gap-3.5 small:order-last max-[21rem]:flex-wrap">
          {draft.tool === 'scene' && (
            <PictureOptions count={count} aspectRatio={draft.aspectRatio ?? '1:1'} onChange={composer.shape} />
          )}
          <p className="text-sm text-soft tabular-nums wide:whitespace-nowrap small:mr-auto">
            {room && <span className={room.isTooLong ? 'text-bad' : undefined}>{room.text} · </span>}
            {priceCredits === 0 ? <span className="font-semibold text-good">FREE</span> : creditWords(priceCredits)}
          </p>
          <Button
            ref={button}
            type="submit"
            kind="primary"
            aria-label="Send"
            title={missing}
            aria-describedby={missing && tool.slots.length > 0 ? reasonId : undefined}
            isBusy={send.isPending || check.isPending}
            disabled={isBlocked}
            className="wide:w-11 wide:px-0 max-[21rem]:basis-full"
          >
            <span className="wide:hidden">Send</span>
            {!(send.isPending || check.isPending) && <ArrowUp size={20} aria-hidden="true" />}
          </Button>
        </div>
        <div className="col-span-full flex min-w-0 items-center">
          <IconButton
            label="Add a picture"
            icon={composer.isReading ? <Spinner /> : <ImagePlus size={20} />}
            onClick={() => files.current?.click()}
            className="-ml-2 mr-1"
          />
          <ToolRow
            tool={draft.tool}
            onChoose={(next) => {
              // What went wrong with one order says nothing of the next.
              send.forgetProblem()
              composer.choose(next)
            }}
            onLipSync={onLipSync}
          />
        </div>
      </div>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="Pictures to work with"
        className="sr-only"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          if (chosen.length > 0) void composer.take(chosen)
          event.target.value = ''
        }}
      />
    </form>
  )
}

/** From a button that can no longer be pressed, unless one has gone elsewhere. On touch the keyboard stays where it was. */
function returnFocus(button: HTMLButtonElement | null, field: HTMLTextAreaElement | null): void {
  const isLost = document.activeElement === button || document.activeElement === document.body
  if (isLost && matchMedia('(hover: hover)').matches) field?.focus()
}
