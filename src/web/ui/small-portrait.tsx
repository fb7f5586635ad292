import { Picture } from './picture.tsx'
import { Skeleton } from './skeleton.tsx'

/** A character as a mark beside or instead of its name: so small that only its upper half is shown, where the face is. */
export function SmallPortrait({ url, isEager = false, className }: { url: string; isEager?: boolean; className: string }) {
  return (
    <Picture
      url={url}
      alt=""
      isEager={isEager}
      fallback={<Skeleton className="absolute inset-0" />}
      className={`shrink-0 [&>img]:origin-[50%_22%] [&>img]:scale-160 ${className}`}
    />
  )
}
