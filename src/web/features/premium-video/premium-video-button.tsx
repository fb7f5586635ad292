import { useOpenPremiumVideo } from '#web/data/premium-video/use-open-premium-video.ts'
import { product } from '#web/data/product.ts'
import Clapperboard from '~icons/lucide/clapperboard'

/** Floats over the page on large screens and leads to the drawer of films; guests sign in first. */
export function PremiumVideoButton() {
  const open = useOpenPremiumVideo()
  return (
    <button
      type="button"
      onClick={() => open('drawer')}
      className="fixed right-6 bottom-6 z-30 hidden h-13 items-center gap-2.5 rounded-full bg-stage px-5 font-semibold text-button text-ink shadow-float ring-1 ring-edge transition duration-120 hover:bg-wing min-[1000px]:inline-flex"
    >
      <Clapperboard size={20} className="text-lit" />
      {product.premiumVideoName} videos
    </button>
  )
}
