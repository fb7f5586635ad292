import { Link } from 'react-router'
import type { Character } from '#contract/entities/character.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import Plus from '~icons/lucide/plus'

/** The person's characters as small portraits at the side, above on small screens. */
export function CharacterRail({ characters, currentId }: { characters: readonly Character[]; currentId: string | undefined }) {
  return (
    <nav
      aria-label="Your characters"
      className="flex shrink-0 gap-3 border-seam wide:h-full wide:w-22 wide:flex-col wide:items-center wide:overflow-y-auto wide:border-r wide:py-5 small:overflow-x-auto small:border-b small:px-5 small:py-2.5 small:[scrollbar-width:none]"
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
          <Picture
            url={character.thumbnailUrl}
            alt=""
            fallback={<Skeleton className="absolute inset-0" />}
            className="size-12 rounded-[14px]"
          />
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
