import type { ChatToolId } from '#web/data/chats/chat-tools.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import AudioLines from '~icons/lucide/audio-lines'
import Blend from '~icons/lucide/blend'
import Clapperboard from '~icons/lucide/clapperboard'
import Download from '~icons/lucide/download'
import Scaling from '~icons/lucide/scaling'
import Shirt from '~icons/lucide/shirt'
import UserRound from '~icons/lucide/user-round'
import WandSparkles from '~icons/lucide/wand-sparkles'
import Zap from '~icons/lucide/zap'

export interface ResultToolsProps {
  /** What the result is called, for those who hear the buttons. */
  name: string
  /** The first of its files, which the tools take. */
  url: string
  fileName: string
  isFilm: boolean
  /** Set where there are several files: saves them all. */
  onSaveAll: (() => void) | undefined
  isSaving: boolean
  onUse(tool: ChatToolId): void
  onLipSync(): void
  onMakePortrait(): void
}

/** What can be done with one result: keep it, or make something of it. */
export function ResultTools({ name, url, isFilm, onUse, onLipSync, onMakePortrait, ...files }: ResultToolsProps) {
  return (
    <div className="-mr-2.5 flex items-center">
      {files.onSaveAll ? (
        <IconButton
          label={`Download ${name}`}
          icon={files.isSaving ? <Spinner /> : <Download size={18} />}
          disabled={files.isSaving}
          onClick={files.onSaveAll}
        />
      ) : (
        <a
          href={url}
          download={files.fileName}
          aria-label={`Download ${name}`}
          className="touch inline-flex size-10 items-center justify-center rounded-control text-soft transition duration-120 hover:bg-wing hover:text-ink"
        >
          <Download size={18} />
        </a>
      )}
      {isFilm ? (
        <IconButton label={`Lip sync with ${name}`} icon={<AudioLines size={18} />} onClick={onLipSync} />
      ) : (
        <Menu label="Use this picture" trigger={<IconButton label={`Use ${name}`} icon={<WandSparkles size={18} />} />}>
          <MenuEntry icon={<Zap size={16} />} onSelect={() => onUse('flash-edit')} opensDialog>
            Flash Edit
          </MenuEntry>
          <MenuEntry icon={<Shirt size={16} />} onSelect={() => onUse('dress-up')} opensDialog>
            Dress Up
          </MenuEntry>
          <MenuEntry icon={<Blend size={16} />} onSelect={() => onUse('blend')} opensDialog>
            Blend
          </MenuEntry>
          <MenuEntry icon={<Scaling size={16} />} onSelect={() => onUse('upscale')} opensDialog>
            Upscale
          </MenuEntry>
          <MenuEntry icon={<Clapperboard size={16} />} onSelect={() => onUse('video')} opensDialog>
            Video
          </MenuEntry>
          <MenuEntry icon={<AudioLines size={16} />} onSelect={onLipSync} opensDialog>
            Lip Sync
          </MenuEntry>
          <MenuEntry icon={<UserRound size={16} />} onSelect={onMakePortrait}>
            Make it the portrait
          </MenuEntry>
        </Menu>
      )}
    </div>
  )
}
