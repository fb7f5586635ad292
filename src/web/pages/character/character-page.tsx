import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useSelectedChat } from '#web/data/characters/local-characters.ts'
import { useSession } from '#web/data/session/account.ts'
import { CharacterNotFound, CharactersFailed } from '#web/features/characters/character-notices.tsx'
import { CharacterRail } from '#web/features/characters/character-rail.tsx'
import { CharacterView } from '#web/features/characters/character-view.tsx'
import { useCharacter, useCharacters } from '#web/features/characters/use-characters.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** One character's page, by its own or its chat's id. */
export function CharacterPage() {
  const session = useSession()
  const { id } = useParams()
  return session.status === 'signed-in' && id ? <OneCharacter key={id} userId={session.account.id} id={id} /> : null
}

function OneCharacter({ userId, id }: { userId: string; id: string }) {
  const character = useCharacter(userId, id)
  const others = useCharacters(userId)
  const select = useSelectedChat((state) => state.select)
  const chatId = character.data?.chatId

  useEffect(() => {
    if (chatId) select(chatId)
  }, [chatId, select])

  if (character.isError && !character.data) return <CharactersFailed onRetry={() => void character.refetch()} />
  if (character.data === null) return <CharacterNotFound />
  return (
    <div className="flex items-start small:flex-col small:items-stretch">
      <CharacterRail characters={others.data?.data ?? []} currentId={character.data?.$id} />
      {character.data ? (
        <CharacterView character={character.data} />
      ) : (
        <main className="grid min-h-[60dvh] flex-1 place-items-center">
          <Spinner label="Loading" sizePx={24} />
        </main>
      )}
    </div>
  )
}
