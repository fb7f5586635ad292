import { lazy, Suspense, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { useOpenLipSyncDialog } from '#web/data/lip-sync/open-lip-sync.ts'
import { useOpenPremiumVideoView } from '#web/data/premium-video/open-premium-video.ts'
import { useSession } from '#web/data/session/account.ts'
import { PremiumVideoButton } from '#web/features/premium-video/premium-video-button.tsx'

// Only who is signed in opens them, so they do not come with the first load.
const PremiumVideo = lazy(() =>
  import('#web/features/premium-video/premium-video.tsx').then((file) => ({ default: file.PremiumVideo })),
)
const VideoDialog = lazy(() => import('#web/features/player/video-dialog.tsx').then((file) => ({ default: file.VideoDialog })))
const LipSyncDialog = lazy(() =>
  import('#web/features/lip-sync/lip-sync-dialog.tsx').then((file) => ({ default: file.LipSyncDialog })),
)

/** The floating button, the premium video dialog and its drawer, and what a film of the drawer opens. */
export function CreateFilms() {
  const session = useSession()
  const isOpen = useOpenPremiumVideoView((state) => state.view !== undefined)
  const [played, setPlayed] = useState<JobCard>()
  const lipSync = useOpenLipSyncDialog()
  return (
    <>
      <PremiumVideoButton />
      {session.status === 'signed-in' && (
        <Suspense>
          {isOpen && <PremiumVideo userId={session.account.id} onPlay={setPlayed} />}
          {played && (
            <VideoDialog
              video={{
                url: played.resultUrl,
                posterUrl: played.thumbnailUrls[0],
                title: played.prompt || played.characterName,
                ...played.videoOptions,
                ...(played.chatId && { chatId: played.chatId }),
                jobId: played.jobId,
              }}
              onClose={() => setPlayed(undefined)}
              onAddToLipSync={(url) => {
                setPlayed(undefined)
                lipSync.open({ videoUrl: url })
              }}
            />
          )}
          {lipSync.start && <LipSyncDialog start={lipSync.start} onClose={lipSync.close} onStarted={lipSync.close} />}
        </Suspense>
      )}
    </>
  )
}
