import { useRef, useState } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { useCharacterActions } from '#web/data/characters/use-character-actions.ts'
import { readPicture } from '#web/data/files/read-picture.ts'
import { refusalWords } from '#web/data/functions/refusal-words.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.ts'
import ImageUp from '~icons/lucide/image-up'

/** The picture of a character, and the way to another one. */
export function Portrait({ userId, character, onOpen }: { userId: string; character: Character; onOpen(): void }) {
  const { bringPicture } = useCharacterActions(userId)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const bring = async (file: File) => {
    setIsBusy(true)
    try {
      const picture = await readPicture(file, { ratio: 1 })
      if (picture.isPicked) await bringPicture(character, picture.dataUrl)
      else showToast({ kind: 'error', title: picture.title, text: picture.text })
    } catch (error) {
      console.error('The picture could not be saved.', error)
      const text = refusalWords(error) ?? 'Please try again.'
      showToast({ kind: 'error', title: 'Error uploading image', text })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="relative">
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Open the picture of ${character.name}`}
        className="group block w-full"
      >
        <Picture
          // It is 311 px wide here; the thumbnail has 500, a few dozen kilobytes instead of a megabyte.
          url={character.thumbnailUrl}
          alt={`The picture of ${character.name}`}
          isEager
          fallback={<Skeleton className="absolute inset-0" />}
          className="aspect-square w-full rounded-card"
        />
      </button>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        className="touch absolute right-3 bottom-3 inline-flex h-10 items-center gap-2 rounded-control bg-[#0b0a0fc7] px-3.5 font-semibold text-[#f5f2ec] text-sm transition duration-120 hover:bg-[#0b0a0f]"
      >
        {isBusy ? <Spinner /> : <ImageUp size={16} aria-hidden="true" />}
        New picture
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label="New picture: file"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void bring(file)
          event.target.value = ''
        }}
      />
    </div>
  )
}
