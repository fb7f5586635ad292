import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Character } from '#contract/entities/character.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { useCharacterActions } from '#web/data/characters/use-character-actions.ts'
import { useOpenLipSyncDialog } from '#web/data/lip-sync/open-lip-sync.ts'
import { CharacterBar } from '#web/features/characters/character-bar.tsx'
import { CharacterSheet } from '#web/features/characters/character-sheet.tsx'
import { DeleteCharacterDialog } from '#web/features/characters/delete-character-dialog.tsx'
import { Chat } from '#web/features/chat/chat.tsx'
import { CreditCount } from '#web/features/header/credit-count.tsx'
import { MenuDrawer } from '#web/features/header/menu-drawer.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { latePanel } from '#web/ui/late-panel.tsx'
import { showToast } from '#web/ui/toast.ts'

const ImageViewer = latePanel(async () => (await import('#web/features/viewer/image-viewer.tsx')).ImageViewer)
const VideoDialog = latePanel(async () => (await import('#web/features/player/video-dialog.tsx')).VideoDialog)

/** What lies over the page. */
type Over =
  | { kind: 'pictures'; title: string; pictures: { url: string; thumbnailUrl?: string; alt: string }[]; start: number }
  | { kind: 'film'; job: JobCard }
  | { kind: 'sheet' }
  | { kind: 'delete' }

/** The conversation with one character, and its sheet beside it. */
export function CharacterRoom({
  userId,
  character,
  characters,
}: {
  userId: string
  character: Character
  characters: readonly Character[]
}) {
  const [over, setOver] = useState<Over>()
  const navigate = useNavigate()
  const { changePicture } = useCharacterActions(userId)
  const close = () => setOver(undefined)
  const openLipSyncDialog = useOpenLipSyncDialog((state) => state.open)
  const openLipSync = (start: { imageUrl?: string; videoUrl?: string }) =>
    openLipSyncDialog({ ...start, chatId: character.chatId })

  const openResult = (job: JobCard, start: number) => {
    if (job.type === 'video-generation') return setOver({ kind: 'film', job })
    const pictures = job.resultUrls.map((url, index) => ({
      url,
      thumbnailUrl: job.thumbnailUrls[index],
      alt: job.prompt || character.name,
    }))
    setOver({ kind: 'pictures', title: character.name, pictures, start })
  }
  const makePortrait = async (url: string) => {
    try {
      await changePicture(character, url)
      showToast({ kind: 'success', title: `This is ${character.name} now` })
    } catch (error) {
      console.error('The portrait could not be changed.', error)
      showToast({ kind: 'error', title: 'The portrait could not be changed', text: 'Please try again.' })
    }
  }
  const sheet = (
    <CharacterSheet
      userId={userId}
      character={character}
      onOpenPortrait={() =>
        setOver({
          kind: 'pictures',
          title: character.name,
          pictures: [{ url: character.previewUrl, thumbnailUrl: character.thumbnailUrl, alt: character.name }],
          start: 0,
        })
      }
      onOpenReference={(start) =>
        setOver({
          kind: 'pictures',
          title: `${character.name}, model sheet`,
          pictures: character.references.map(({ view, ...urls }) => ({ ...urls, alt: `${character.name}, ${view}` })),
          start,
        })
      }
      onDelete={() => setOver({ kind: 'delete' })}
    />
  )
  return (
    <>
      <Chat
        userId={userId}
        character={character}
        characters={characters}
        openings={{ openResult, openLipSync, makePortrait }}
        title={(sceneCount) => (
          <CharacterBar
            userId={userId}
            character={character}
            characters={characters}
            sceneCount={sceneCount}
            houseTools={
              <>
                <span className="max-[14rem]:hidden">
                  <CreditCount />
                </span>
                <MenuDrawer />
              </>
            }
            onOpenSheet={() => setOver({ kind: 'sheet' })}
          />
        )}
      />
      <aside
        aria-label={`About ${character.name}`}
        className="w-[368px] shrink-0 overflow-y-auto border-seam border-l p-7 max-[67.4375rem]:hidden"
      >
        {sheet}
      </aside>
      <Drawer isOpen={over?.kind === 'sheet'} onClose={close} title={character.name}>
        <div className="px-6 pb-8">{sheet}</div>
      </Drawer>
      {over?.kind === 'pictures' && (
        <ImageViewer title={over.title} pictures={over.pictures} start={over.start} chatId={character.chatId} onClose={close} />
      )}
      {over?.kind === 'film' && (
        <VideoDialog
          video={filmOf(over.job)}
          onClose={close}
          onAddToLipSync={(videoUrl) => {
            close()
            openLipSync({ videoUrl })
          }}
        />
      )}
      {over?.kind === 'delete' && (
        <DeleteCharacterDialog
          userId={userId}
          character={character}
          onClose={close}
          onDeleted={() => navigate('/characters/manage', { replace: true })}
        />
      )}
    </>
  )
}

function filmOf(job: JobCard) {
  return {
    url: job.resultUrl,
    posterUrl: job.thumbnailUrls[0],
    title: job.prompt || job.characterName,
    chatId: job.chatId,
    jobId: job.jobId,
    ...job.videoOptions,
  }
}
