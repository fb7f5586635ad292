import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { useSession } from '#web/data/session/account.ts'
import { findSampleCharacter } from '#web/data/showcase/sample-characters.ts'
import { findCharacter } from '#web/features/characters/find-character.ts'
import { Footer } from '#web/features/footer/footer.tsx'
import { SampleDetail } from '#web/features/gallery/sample-detail.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { NotFoundPage } from '../not-found/not-found-page.tsx'

/** `/characters/:id`: a sample; one's own character has a page of its own; of others nothing is told (OP-43). */
export function SamplePage() {
  const { id = '' } = useParams()
  const sample = findSampleCharacter(id)
  if (!sample) return <OwnOrNobody id={id} />
  return (
    <>
      <title>{`${sample.name} · Troupe`}</title>
      <main className="column pt-12 pb-28 small:pt-6 small:pb-18">
        <SampleDetail key={sample.id} sample={sample} />
      </main>
      <Footer />
    </>
  )
}

function OwnOrNobody({ id }: { id: string }) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  const { data: character, isPending } = useQuery({
    queryKey: [...queryKeys.characters(userId), id],
    queryFn: () => findCharacter(userId, id),
    enabled: userId !== '',
  })
  if (character) return <Navigate to={`/characters/manage/${character.chatId}`} replace />
  const isOpen = userId === '' ? session.status !== 'guest' : isPending
  if (!isOpen) return <NotFoundPage />
  return (
    <main className="grid min-h-[calc(100dvh-64px)] place-items-center">
      <Spinner label="Loading" sizePx={28} />
    </main>
  )
}
