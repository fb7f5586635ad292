import { useEffect, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { useOpenLipSyncDialog } from '#web/data/lip-sync/open-lip-sync.ts'
import { useOpenPremiumVideoView } from '#web/data/premium-video/open-premium-video.ts'
import { useSession } from '#web/data/session/account.ts'
import { PremiumVideoButton } from '#web/features/premium-video/premium-video-button.tsx'
import { latePanel } from '#web/ui/late-panel.tsx'

// Only who is signed in opens them, so they do not come with the first load.
const PremiumVideo = latePanel(async () => (await import('#web/features/premium-video/premium-video.tsx')).PremiumVideo)
const VideoDialog = latePanel(async () => (await import('#web/features/player/video-dialog.tsx')).VideoDialog)

/** The floating button, the premium video dialog and its drawer, and what a film of the drawer opens. */
export function CreateFilms() {
  const session = useSession()
  const close = useOpenPremiumVideoView((state) => state.close)
  // Who leaves the page with Back does not find a dialog over it when they come again.
  useEffect(() => close, [close])
  return (
    <>
      <PremiumVideoButton />
      {session.status === 'signed-in' && <FilmsOf key={session.account.id} userId={session.account.id} />}
    </>
  )
}

function FilmsOf({ userId }: { userId: string }) {
  const { view, close } = useOpenPremiumVideoView()
  const [played, setPlayed] = useState<JobCard>()
  const openLipSync = useOpenLipSyncDialog((state) => state.open)
  return (
    <>
      {view && <PremiumVideo userId={userId} onClose={close} onPlay={setPlayed} />}
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
            openLipSync({ videoUrl: url })
          }}
        />
      )}
    </>
  )
}
