import { PRICES_CREDITS } from '#contract/prices.ts'
import { Button } from '#web/ui/button.tsx'
import ImageUpscale from '~icons/lucide/image-upscale'
import { useUpscalePicture } from './use-upscale-picture.ts'

/** Starts a version of the picture that is twice as large. */
export function UpscaleButton({ userId, picture, chatId }: { userId: string; picture: string; chatId?: string }) {
  const upscale = useUpscalePicture()
  return (
    <Button
      kind="wing"
      size="small"
      icon={<ImageUpscale size={18} />}
      isBusy={upscale.isPending}
      onClick={() => void upscale.run({ userId, picture, chatId })}
      className="mr-2 small:mr-0.5 small:px-2.5"
    >
      <span>
        <span className="small:sr-only">Upscale · </span>
        {PRICES_CREDITS.imageUpscale} credits
      </span>
    </Button>
  )
}
