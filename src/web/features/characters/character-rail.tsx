import { Link } from 'react-router'
import type { Character } from '#contract/entities/character.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SmallPortrait } from '#web/ui/small-portrait.tsx'
import Plus from '~icons/lucide/plus'

/** The person's characters as small portraits at the side; on small screens `CharacterSwitch` stands in for it. */
export function CharacterRail({ characters, currentId }: { characters: readonly Character[]; currentId: string | undefined }) {
  return (
    <nav
      aria-label="Your characters"
      className="flex h-full w-22 shrink-0 flex-col items-center gap-3 overflow-y-auto border-seam border-r py-5 [scrollbar-width:none] small:hidden"
    >
      {characters.map((character) => (
        <Link
          key={character.$id}
          to={`/characters/manage/${character.chatId}`}
          aria-label={character.name}
          aria-current={character.$id === currentId ? 'page' : undefined}
          className={classNames(
            'shrink-0 rounded-[14px] ring-offset-3 ring-offset-house transition duration-120',
            character.$id === currentId ? 'ring-2 ring-lit' : 'hover:ring-2 hover:ring-edge',
          )}
        >
          <SmallPortrait url={character.thumbnailUrl} className="size-12 rounded-[14px]" />
        </Link>
      ))}
      <Link
        to="/create"
        aria-label="New character"
        className="grid size-12 shrink-0 place-items-center rounded-[14px] border border-edge text-soft transition duration-120 hover:bg-wing hover:text-ink"
      >
        <Plus size={20} aria-hidden="true" />
      </Link>
    </nav>
  )
}
