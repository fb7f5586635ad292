import { lazy, Suspense } from 'react'
import { useOpenPremiumVideoView } from '#web/data/premium-video/open-premium-video.ts'
import { useSession } from '#web/data/session/account.ts'
import { PremiumVideoButton } from '#web/features/premium-video/premium-video-button.tsx'

// Only who is signed in opens it, so it does not come with the first load.
const PremiumVideo = lazy(() =>
  import('#web/features/premium-video/premium-video.tsx').then((file) => ({ default: file.PremiumVideo })),
)

/** The floating button, the premium video dialog and its drawer. */
export function CreateFilms() {
  const session = useSession()
  const isOpen = useOpenPremiumVideoView((state) => state.view !== undefined)
  return (
    <>
      <PremiumVideoButton />
      {session.status === 'signed-in' && isOpen && (
        <Suspense>
          <PremiumVideo userId={session.account.id} />
        </Suspense>
      )}
    </>
  )
}
