import type { ReactNode } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { styleLabel } from '#contract/styles.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import PanelRight from '~icons/lucide/panel-right'
import { CharacterSwitch } from './character-switch.tsx'
import { FormNote } from './form-note.tsx'
import { NameLine } from './name-line.tsx'

/**
 * Who this is, above the stream; where there is no room for the sheet beside it, the way to it. On small screens it is the only
 * bar, and `houseTools` stand in it too; where letters are so large that the name had no room, in two lines.
 */
export function CharacterBar({
  userId,
  character,
  characters,
  sceneCount,
  houseTools,
  onOpenSheet,
}: {
  userId: string
  character: Character
  characters: readonly Character[]
  sceneCount: number | undefined
  houseTools: ReactNode
  onOpenSheet(): void
}) {
  const scenes = !sceneCount ? '' : sceneCount === 1 ? '1 scene' : `${sceneCount.toLocaleString()} scenes`
  return (
    <div className="relative shrink-0 border-seam border-b">
      <div className="group/line mx-auto flex h-16 low:h-12 w-full max-w-[760px] items-center gap-3 px-5 small:h-15 small:gap-0 small:pr-5 small:pl-2 max-[26rem]:[--touch-width:40px] max-[21rem]:h-auto! max-[21rem]:flex-wrap max-[21rem]:py-1.5">
        <CharacterSwitch character={character} characters={characters} />
        <div className="group/bar flex min-w-0 flex-1 items-center gap-2 small:ml-1.5 small:flex-col small:items-stretch small:gap-0 max-[21rem]:order-last max-[21rem]:ml-0 max-[21rem]:basis-full">
          <NameLine userId={userId} character={character} />
          <p className="shrink-0 text-sm text-soft small:-mt-1.5 small:truncate small:text-xs small:group-has-[input]/bar:hidden">
            {[styleLabel(character.style), scenes].filter(Boolean).join(', ')}
          </p>
        </div>
        <IconButton
          label={`About ${character.name}`}
          icon={<PanelRight size={20} />}
          onClick={onOpenSheet}
          className="max-[21rem]:ml-auto small:group-has-[input]/line:hidden min-[67.5rem]:hidden"
        />
        <div className="flex items-center gap-1 wide:hidden max-[26rem]:gap-0 group-has-[input]/line:hidden">{houseTools}</div>
      </div>
      <FormNote userId={userId} character={character} />
    </div>
  )
}
