import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Character } from '#contract/entities/character.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { charactersQuery } from '#web/data/characters/characters-query.ts'
import { useSelectedChat } from '#web/data/characters/local-characters.ts'
import { useCharacterActions } from '#web/data/characters/use-character-actions.ts'
import { useSession } from '#web/data/session/account.ts'
import { CharacterBar } from '#web/features/characters/character-bar.tsx'
import { CharacterNotFound, CharactersFailed } from '#web/features/characters/character-notices.tsx'
import { CharacterRail } from '#web/features/characters/character-rail.tsx'
import { CharacterSheet } from '#web/features/characters/character-sheet.tsx'
import { DeleteCharacterDialog } from '#web/features/characters/delete-character-dialog.tsx'
import { Chat } from '#web/features/chat/chat.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.ts'

const ImageViewer = lazy(() => import('#web/features/viewer/image-viewer.tsx').then((file) => ({ default: file.ImageViewer })))
const VideoDialog = lazy(() => import('#web/features/player/video-dialog.tsx').then((file) => ({ default: file.VideoDialog })))
const LipSyncDialog = lazy(() =>
  import('#web/features/lip-sync/lip-sync-dialog.tsx').then((file) => ({ default: file.LipSyncDialog })),
)

/** One character's page, by its own or its chat's id. */
export function CharacterPage() {
  const session = useSession()
  const { id } = useParams()
  return session.status === 'signed-in' && id ? <OneCharacter key={id} userId={session.account.id} id={id} /> : null
}

function OneCharacter({ userId, id }: { userId: string; id: string }) {
  const characters = useQuery(charactersQuery(userId))
  const select = useSelectedChat((state) => state.select)
  const character = characters.data?.find((one) => one.chatId === id || one.$id === id)
  const chatId = character?.chatId

  useEffect(() => {
    if (chatId) select(chatId)
  }, [chatId, select])

  if (characters.isError && !characters.data) return <CharactersFailed onRetry={() => void characters.refetch()} />
  // A character that was made a moment ago is not in a list from before.
  if (characters.data && !character && !characters.isFetching) return <CharacterNotFound />
  return (
    <div className="flex h-[calc(100dvh-64px)] min-h-110 small:h-[calc(100dvh-60px)] small:flex-col">
      <CharacterRail characters={characters.data ?? []} currentId={character?.$id} />
      {character ? (
        <Room userId={userId} character={character} characters={characters.data ?? []} />
      ) : (
        <main className="grid flex-1 place-items-center">
          <Spinner label="Loading" sizePx={24} />
        </main>
      )}
    </div>
  )
}

/** What lies over the page. */
type Over =
  | { kind: 'pictures'; title: string; pictures: { url: string; thumbnailUrl?: string; alt: string }[]; start: number }
  | { kind: 'film'; job: JobCard }
  | { kind: 'lip-sync'; start: { imageUrl?: string; videoUrl?: string } }
  | { kind: 'sheet' }
  | { kind: 'delete' }

/** The conversation with one character, and its sheet beside it. */
function Room({ userId, character, characters }: { userId: string; character: Character; characters: readonly Character[] }) {
  const [over, setOver] = useState<Over>()
  const navigate = useNavigate()
  const { changePicture } = useCharacterActions(userId)
  const close = () => setOver(undefined)

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
        openings={{ openResult, openLipSync: (start) => setOver({ kind: 'lip-sync', start }), makePortrait }}
        title={(sceneCount) => (
          <CharacterBar
            userId={userId}
            character={character}
            characters={characters}
            sceneCount={sceneCount}
            onOpenSheet={() => setOver({ kind: 'sheet' })}
          />
        )}
      />
      <aside
        aria-label={`About ${character.name}`}
        className="w-[368px] shrink-0 overflow-y-auto border-seam border-l p-7 max-[1079px]:hidden"
      >
        {sheet}
      </aside>
      <Drawer isOpen={over?.kind === 'sheet'} onClose={close} title={character.name}>
        <div className="px-6 pb-8">{sheet}</div>
      </Drawer>
      <Suspense>
        {over?.kind === 'pictures' && (
          <ImageViewer title={over.title} pictures={over.pictures} start={over.start} onClose={close} />
        )}
        {over?.kind === 'film' && (
          <VideoDialog
            video={filmOf(over.job)}
            onClose={close}
            onAddToLipSync={(videoUrl) => setOver({ kind: 'lip-sync', start: { videoUrl } })}
          />
        )}
        {over?.kind === 'lip-sync' && (
          <LipSyncDialog
            start={over.start}
            chatId={character.chatId}
            onClose={close}
            onStarted={() => navigate('/generations')}
          />
        )}
      </Suspense>
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
