import { PRICES_CREDITS } from '#contract/prices.ts'
import { Button } from '#web/ui/button.tsx'
import ImageUpscale from '~icons/lucide/image-upscale'

/** Starts a version of the picture that is twice as large. */
export function UpscaleButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  return (
    <Button kind="wing" size="small" icon={<ImageUpscale size={18} />} isBusy={isBusy} onClick={onPress} className="mr-2">
      Upscale · {PRICES_CREDITS.imageUpscale} credits
    </Button>
  )
}
