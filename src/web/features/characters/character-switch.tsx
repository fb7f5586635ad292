import { useNavigate } from 'react-router'
import type { Character } from '#contract/entities/character.ts'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import { SmallPortrait } from '#web/ui/small-portrait.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import Plus from '~icons/lucide/plus'

/** The portrait of who is here, and behind it everybody else: what the rail is where there is room for one. */
export function CharacterSwitch({ character, characters }: { character: Character; characters: readonly Character[] }) {
  const navigate = useNavigate()
  return (
    <Menu
      label="Your characters"
      trigger={
        <button
          type="button"
          aria-label="Your characters"
          className="relative block shrink-0 rounded-control pr-4.5 text-soft wide:hidden group-has-[input]/line:hidden"
        >
          <SmallPortrait url={character.thumbnailUrl} isEager className="size-11 rounded-control" />
          <ChevronDown size={16} aria-hidden="true" className="absolute top-3.5 -right-0.5" />
        </button>
      }
    >
      <div className="max-h-[50dvh] overflow-y-auto">
        {characters.map((one) => (
          <MenuEntry
            key={one.$id}
            icon={<SmallPortrait url={one.thumbnailUrl} isEager className="size-8 rounded-[8px]" />}
            onSelect={() => navigate(`/characters/manage/${one.chatId}`)}
          >
            <bdi className="truncate">{one.name}</bdi>
          </MenuEntry>
        ))}
      </div>
      <MenuEntry icon={<Plus size={20} aria-hidden="true" className="mx-1.5" />} onSelect={() => navigate('/create')}>
        New character
      </MenuEntry>
    </Menu>
  )
}
