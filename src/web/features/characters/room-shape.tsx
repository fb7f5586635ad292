import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Stands where a character's page will be while it is not known whose it is. */
export function RoomShape() {
  return (
    <div data-page="broad" className="flex h-[calc(100dvh-64px)] min-h-80 small:h-[calc(100dvh-60px)]">
      <div className="flex h-full w-22 shrink-0 flex-col items-center gap-3 border-seam border-r py-5 small:hidden">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="size-12 shrink-0 rounded-[14px]" />
        ))}
      </div>
      <div className="grid flex-1 place-items-center">
        <Spinner label="Loading" sizePx={24} />
      </div>
    </div>
  )
}
