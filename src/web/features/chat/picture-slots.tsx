import { useRef } from 'react'
import { chatTools } from '#web/data/chats/chat-tools.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import ImagePlus from '~icons/lucide/image-plus'
import X from '~icons/lucide/x'
import type { ComposerState } from './use-composer.ts'

/** The pictures a tool works on, each in its place. */
export function PictureSlots({ composer }: { composer: ComposerState }) {
  const { draft, put, take } = composer
  const { slots } = chatTools[draft.tool]
  if (slots.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-3">
      {slots.map(({ label, isOptional }, index) => (
        <li key={label} className="flex items-center gap-3">
          <Slot
            label={label}
            url={draft.pictures[index]}
            onFile={(file) => void take([file], index)}
            onRemove={() => put(index, undefined)}
          />
          <span className="text-sm text-soft">
            {label}
            {isOptional && !draft.pictures[index] && <span className="block text-xs">optional</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Slot({
  label,
  url,
  onFile,
  onRemove,
}: {
  label: string
  url: string | undefined
  onFile(file: File): void
  onRemove(): void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={url ? `${label}: choose another picture` : `${label}: choose a picture`}
        onClick={() => input.current?.click()}
        className="relative block size-14 overflow-hidden rounded-control border border-edge border-dashed text-soft transition duration-120 hover:bg-wing hover:text-ink"
      >
        {url ? (
          <Picture url={url} alt="" isEager fallback={<Skeleton className="absolute inset-0" />} className="size-full" />
        ) : (
          <ImagePlus size={20} aria-hidden="true" className="mx-auto" />
        )}
      </button>
      {url && (
        <button
          type="button"
          aria-label={`Remove: ${label}`}
          onClick={onRemove}
          className="-top-2.5 -right-2.5 absolute grid size-6 place-items-center rounded-full bg-ink text-house before:absolute before:-inset-2"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={`${label}: file`}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </div>
  )
}
