import { useId, useState } from 'react'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { Button } from '#web/ui/button.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import ImageUpscale from '~icons/lucide/image-upscale'

/**
 * Starts a version of the picture that is twice as large. Why none would be made is asked when somebody comes near it: whoever
 * only looks at pictures asks for no price. It is told over the picture, which stays where it is.
 */
export function UpscaleButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  const [isWanted, setIsWanted] = useState(false)
  const heldUp = useHeldUp('image-upscale', {}, { isWanted })
  const reason = useId()
  return (
    <span className="relative mr-2">
      <Button
        kind="wing"
        size="small"
        icon={<ImageUpscale size={18} />}
        isBusy={isBusy}
        aria-describedby={heldUp && reason}
        onPointerEnter={() => setIsWanted(true)}
        onFocus={() => setIsWanted(true)}
        onClick={onPress}
      >
        Upscale · {PRICES_CREDITS.imageUpscale} credits
      </Button>
      <HeldUp
        id={reason}
        words={heldUp}
        className="absolute top-full right-0 z-10 mt-2 w-72 animate-enter rounded-card bg-stage p-3 shadow-float ring-1 ring-edge"
      />
    </span>
  )
}
