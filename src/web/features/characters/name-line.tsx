import { type KeyboardEvent, useRef, useState } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { LIMITS } from '#contract/limits.ts'
import { useCharacterActions } from '#web/data/characters/use-character-actions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast.ts'
import Check from '~icons/lucide/check'
import Pencil from '~icons/lucide/pencil'
import X from '~icons/lucide/x'

/** The name of a character, which is changed where it stands. */
export function NameLine({ userId, character }: { userId: string; character: Character }) {
  const { rename } = useCharacterActions(userId)
  const [name, setName] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)

  const close = () => {
    setName(undefined)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const save = async () => {
    const next = name?.trim() ?? ''
    if (next === '' || isBusy) return
    if (next === character.name) return close()
    setIsBusy(true)
    try {
      await rename(character, next)
      close()
    } catch (error) {
      console.error('The character could not be renamed.', error)
      showToast({ kind: 'error', title: 'The name could not be saved', text: 'Nothing has changed. Please try again.' })
    } finally {
      setIsBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save()
  }
  if (name === undefined) {
    return (
      <div className="group flex min-w-0 items-center">
        <h1 className="display truncate text-[1.5rem] leading-8 small:text-lg">
          <bdi>{character.name}</bdi>
        </h1>
        <button
          ref={pencil}
          type="button"
          aria-label="Rename"
          onClick={() => setName(character.name)}
          className="touch ml-1 grid size-10 shrink-0 outline-offset-[-2px] place-items-center rounded-control text-soft transition duration-120 hover:bg-wing hover:text-ink"
        >
          <Pencil size={16} />
        </button>
      </div>
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1 className="sr-only">{character.name}</h1>
      <input
        // biome-ignore lint/a11y/noAutofocus: the pencil was pressed to write here.
        autoFocus
        value={name}
        aria-label="Name"
        onFocus={(event) => event.target.select()}
        // As the wizard counts them: what `maxLength` counts are halves of many letters.
        onChange={(event) => setName(Array.from(event.target.value).slice(0, LIMITS.characterNameMaxChars).join(''))}
        onKeyDown={onKeyDown}
        className={classNames(
          'display h-10 w-72 min-w-0 shrink rounded-control outline-offset-[-2px] bg-wing px-3 text-[1.25rem]',
          isBusy && 'opacity-60',
        )}
      />
      <IconButton
        label="Save the name"
        icon={<Check size={20} />}
        disabled={isBusy || !name.trim()}
        onClick={() => void save()}
      />
      <IconButton label="Keep the old name" icon={<X size={20} />} onClick={close} />
    </div>
  )
}
