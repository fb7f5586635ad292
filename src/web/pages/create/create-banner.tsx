import { useOpenPremiumVideo } from '#web/data/premium-video/use-open-premium-video.ts'
import { LaunchBanner } from '#web/features/landing/launch-banner.tsx'

/** What stands over the header of the landing page. */
export function CreateBanner() {
  const openPremiumVideo = useOpenPremiumVideo()
  return <LaunchBanner onTry={() => openPremiumVideo('dialog')} />
}
