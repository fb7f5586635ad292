import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { HeldUp } from '#web/ui/held-up.tsx'

/** Why no larger version would be made of a picture that is one's own. */
export function UpscaleHeldUp({ className }: { className: string }) {
  return <HeldUp words={useHeldUp('image-upscale')} className={className} />
}
