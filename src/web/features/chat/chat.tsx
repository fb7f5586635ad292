import { type ReactNode, useRef, useState } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ChatOpenings } from './chat-openings.ts'
import { ChatStream, type StreamHandle } from './chat-stream.tsx'
import { Composer } from './composer.tsx'
import { EmptyChat } from './empty-chat.tsx'
import { frameStyle } from './result-frame.ts'
import { useChat } from './use-chat.ts'
import { useComposer } from './use-composer.ts'
import { useSend } from './use-send.ts'

export interface ChatProps {
  userId: string
  character: Character
  characters: readonly Character[]
  openings: ChatOpenings
  /** The bar above, which says how many scenes there are. */
  title(sceneCount: number | undefined): ReactNode
}

/** A conversation with pictures: what was made with a character, and the place to make more. */
export function Chat({ userId, character, characters, openings, title }: ChatProps) {
  const chat = useChat(userId, character.chatId)
  const stream = useRef<StreamHandle>(null)
  const newestUrl = chat.messages.findLast(({ job }) => job?.resultUrl && job.type !== 'video-generation')?.job?.resultUrl
  const composer = useComposer({ userId, character, newestUrl })
  const send = useSend({ userId, character, characters })
  const [isOver, setIsOver] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** Where one goes on writing; a tool that takes no words waits to be sent. */
  const goToComposer = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('textarea:enabled, [type=submit]:enabled')?.focus())
  const sending = {
    ...send,
    run: async (...order: Parameters<typeof send.run>) => {
      stream.current?.goToNewest()
      await send.run(...order)
    },
  }
  return (
    <main
      className="relative flex h-full min-h-0 min-w-0 flex-1 flex-col"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        // Words that are dragged into the message are the message's.
        if (files.length === 0) return
        event.preventDefault()
        void composer.take(files)
      }}
    >
      <title>{`${character.name} · Troupe`}</title>
      {title(chat.data ? chat.total : undefined)}
      {chat.messages.length > 0 && (
        <button
          type="button"
          onClick={goToComposer}
          className="absolute top-18 left-1/2 z-20 -translate-x-1/2 rounded-control bg-stage px-4 py-2.5 font-semibold text-sm shadow-float not-focus-visible:sr-only"
        >
          Skip to the message
        </button>
      )}
      {chat.isPending ? (
        <StreamSkeleton />
      ) : chat.isError && chat.messages.length === 0 ? (
        <StreamFailed onRetry={() => void chat.refetch()} />
      ) : chat.messages.length === 0 ? (
        <EmptyChat
          name={character.name}
          onIdea={(text) => {
            composer.write(text)
            goToComposer()
          }}
        />
      ) : (
        <ChatStream
          chat={chat}
          handle={stream}
          label={`Scenes of ${character.name}`}
          userId={userId}
          people={characters}
          openings={openings}
          onUse={(tool, url) => {
            composer.choose(tool, url)
            goToComposer()
          }}
        />
      )}
      <Composer
        userId={userId}
        character={character}
        characters={characters}
        composer={composer}
        send={sending}
        form={form}
        onLipSync={() => openings.openLipSync({ imageUrl: newestUrl ?? character.previewUrl })}
      />
      {isOver && (
        <div className="pointer-events-none absolute inset-3 z-30 grid place-items-center rounded-dialog border-2 border-lit border-dashed bg-curtain">
          <p className="display text-[#f5f2ec] text-card">Drop the picture here</p>
        </div>
      )}
    </main>
  )
}

function StreamSkeleton() {
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[760px] flex-1 flex-col justify-end gap-3 overflow-hidden px-5 pb-8">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-5 w-2/3 shrink-0 rounded-control" />
      <div className="shrink-0" style={frameStyle(1)}>
        <Skeleton className="size-full rounded-card" />
      </div>
      <Skeleton className="h-4 w-28 shrink-0 rounded-control" />
    </div>
  )
}

function StreamFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="mx-auto flex w-full max-w-[760px] flex-1 flex-col items-start justify-center px-5">
      <h2 className="display text-card">The scenes could not be loaded</h2>
      <p className="mt-2 text-soft">They are safe; only the way to them is blocked just now.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
