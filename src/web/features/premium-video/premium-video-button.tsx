import { useOpenPremiumVideo } from '#web/data/premium-video/use-open-premium-video.ts'
import { product } from '#web/data/product.ts'
import Clapperboard from '~icons/lucide/clapperboard'

/**
 * Floats over the page on large screens and leads to the drawer of films; guests sign in first. Its words come when one
 * goes near it, so that at rest it covers little of the pictures below it.
 */
export function PremiumVideoButton() {
  const open = useOpenPremiumVideo()
  return (
    <button
      type="button"
      onClick={() => open('drawer')}
      className="group fixed right-6 bottom-6 z-30 hidden h-13 min-w-13 items-center justify-center rounded-full bg-stage px-4 font-semibold text-button text-ink shadow-float ring-1 ring-edge transition duration-120 hover:bg-wing min-[62.5rem]:inline-flex"
    >
      <Clapperboard size={20} className="text-lit" />
      <span className="grid grid-cols-[0fr] transition-[grid-template-columns] duration-220 ease-out group-hover:grid-cols-[1fr] group-focus-visible:grid-cols-[1fr]">
        <span className="overflow-hidden whitespace-nowrap text-left">
          <span className="pl-2.5">{product.premiumVideoName} videos</span>
        </span>
      </span>
    </button>
  )
}
