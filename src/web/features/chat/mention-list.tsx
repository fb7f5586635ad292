import { classNames } from '#web/ui/class-names.ts'
import { SmallPortrait } from '#web/ui/small-portrait.tsx'
import type { useMentionList } from './use-mention-list.ts'

/** Who can be brought into the scene, above the composer while a name is typed. */
export function MentionList({ list }: { list: ReturnType<typeof useMentionList> }) {
  const { people, index, listId, optionId, take } = list
  if (people.length === 0) return null
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Characters to mention"
      className="absolute bottom-full left-3 z-20 mb-2 w-72 max-w-[calc(100%-24px)] rounded-card bg-stage p-1.5 shadow-float ring-1 ring-edge"
    >
      {people.map((character, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the text field, which keeps the focus.
        <div
          key={character.$id}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          // The text field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(character)}
          className={classNames(
            'touch flex h-12 cursor-pointer items-center gap-3 rounded-control px-2 text-sm',
            at === index && 'bg-wing',
          )}
        >
          <SmallPortrait url={character.thumbnailUrl} isEager className="size-8 rounded-[8px]" />
          <bdi className="truncate font-medium">{character.name}</bdi>
        </div>
      ))}
    </div>
  )
}
