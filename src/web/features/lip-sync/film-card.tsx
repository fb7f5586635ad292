import { IconButton } from '#web/ui/icon-button.tsx'
import { useObjectUrl } from '#web/ui/use-object-url.ts'
import X from '~icons/lucide/x'

/** The film that was chosen, to look at, and the way to take it out. */
export function FilmCard({ film, isLocked, onRemove }: { film: File | string; isLocked: boolean; onRemove(): void }) {
  const brought = useObjectUrl(typeof film === 'string' ? undefined : film)
  const url = typeof film === 'string' ? film : brought
  return (
    <div className="relative overflow-hidden rounded-card bg-drawing">
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody has just chosen has no captions. */}
      <video
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label="The chosen video"
        className="aspect-square w-full object-contain small:aspect-video"
      />
      <IconButton
        label="Remove video"
        icon={<X size={18} />}
        disabled={isLocked}
        onClick={onRemove}
        className="absolute top-2 right-2 bg-[#0b0a0fc7]! text-[#f5f2ec]! hover:bg-[#0b0a0f]!"
      />
    </div>
  )
}
