import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { charactersQuery } from '#web/data/characters/characters-query.ts'
import { useSelectedChat } from '#web/data/characters/local-characters.ts'
import { useSession } from '#web/data/session/account.ts'
import { CharacterNotFound, CharactersFailed } from '#web/features/characters/character-notices.tsx'
import { CharacterRail } from '#web/features/characters/character-rail.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { CharacterRoom } from './character-room.tsx'

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
    <div
      // On small screens a room has no other bar than its own (header.tsx).
      data-page={character ? 'broad room' : 'broad'}
      className={classNames(
        'flex h-[calc(100dvh-64px)] min-h-80 small:flex-col',
        character ? 'small:h-dvh' : 'small:h-[calc(100dvh-60px)]',
      )}
    >
      <CharacterRail characters={characters.data ?? []} currentId={character?.$id} />
      {character ? (
        <CharacterRoom userId={userId} character={character} characters={characters.data ?? []} />
      ) : (
        <main className="grid flex-1 place-items-center">
          <Spinner label="Loading" sizePx={24} />
        </main>
      )}
    </div>
  )
}
