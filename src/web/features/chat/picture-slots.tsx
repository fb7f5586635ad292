import { useRef } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { chatTools } from '#web/data/chats/chat-tools.ts'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SmallPortrait } from '#web/ui/small-portrait.tsx'
import ImagePlus from '~icons/lucide/image-plus'
import Upload from '~icons/lucide/upload'
import X from '~icons/lucide/x'
import type { ComposerState } from './use-composer.ts'

/** The pictures a tool works on, each in its place. */
export function PictureSlots({ composer, characters }: { composer: ComposerState; characters: readonly Character[] }) {
  const { draft, put, take } = composer
  const { slots } = chatTools[draft.tool]
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {slots.map(({ label, isOptional }, index) => (
        <li key={label} className="flex items-center gap-3">
          <Slot
            label={label}
            url={draft.pictures[index]}
            characters={characters}
            onFile={(file) => void take([file], index)}
            onPut={(url) => put(index, url)}
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

/** One place: a file of the device, or the portrait of somebody. */
function Slot({
  label,
  url,
  characters,
  onFile,
  onPut,
}: {
  label: string
  url: string | undefined
  characters: readonly Character[]
  onFile(file: File): void
  onPut(url: string | undefined): void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <Menu
        label={label}
        trigger={
          <button
            type="button"
            aria-label={url ? `${label}: choose another picture` : `${label}: choose a picture`}
            className="relative block size-14 overflow-hidden rounded-control border border-edge border-dashed text-soft transition duration-120 hover:bg-wing hover:text-ink"
          >
            {url ? (
              <Picture url={url} alt="" isEager fallback={<Skeleton className="absolute inset-0" />} className="size-full" />
            ) : (
              <ImagePlus size={20} aria-hidden="true" className="mx-auto" />
            )}
          </button>
        }
      >
        <MenuEntry icon={<Upload size={18} aria-hidden="true" className="mx-1.5" />} onSelect={() => input.current?.click()}>
          From this device
        </MenuEntry>
        <div className="max-h-[40dvh] overflow-y-auto">
          {characters.map((character) => (
            <MenuEntry
              key={character.$id}
              icon={<SmallPortrait url={character.thumbnailUrl} className="size-8 rounded-[8px]" />}
              onSelect={() => onPut(character.previewUrl)}
            >
              <bdi className="truncate">{character.name}</bdi>
            </MenuEntry>
          ))}
        </div>
      </Menu>
      {url && (
        <button
          type="button"
          aria-label={`Remove: ${label}`}
          onClick={() => onPut(undefined)}
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
