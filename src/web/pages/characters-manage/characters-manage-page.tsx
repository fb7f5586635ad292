import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { TIMING } from '#contract/timing.ts'
import { charactersQuery } from '#web/data/characters/characters-query.ts'
import { useSession } from '#web/data/session/account.ts'
import { CharactersFailed, NoCharacters } from '#web/features/characters/character-notices.tsx'
import { PreparingCharacters } from '#web/features/characters/preparing-characters.tsx'

/** Sends a person with characters to the first one, and shows the others how to begin. */
export function CharactersManagePage() {
  const session = useSession()
  return session.status === 'signed-in' ? <FirstCharacter userId={session.account.id} /> : null
}

function FirstCharacter({ userId }: { userId: string }) {
  const characters = useQuery(charactersQuery(userId))
  const navigate = useNavigate()
  const firstChatId = characters.data?.[0]?.chatId

  useEffect(() => {
    if (!firstChatId) return
    const leaving = setTimeout(
      () => navigate(`/characters/manage/${firstChatId}`, { replace: true }),
      TIMING.characterRedirectMs,
    )
    return () => clearTimeout(leaving)
  }, [firstChatId, navigate])

  if (characters.isError && !characters.data) return <CharactersFailed onRetry={() => void characters.refetch()} />
  if (characters.data && !firstChatId) return <NoCharacters />
  return <PreparingCharacters isLoaded={characters.isSuccess} />
}
