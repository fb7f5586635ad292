import { Skeleton } from '#web/ui/skeleton.tsx'

/** Lines of the history before they have come; the first ones with what stands above them. */
export function LoadingEntries({ count, hasHead = false }: { count: number; hasHead?: boolean }) {
  return (
    <div role="status" aria-label="Loading the history">
      {hasHead && (
        <div className="mt-5 mb-4 flex items-center justify-between">
          <Skeleton className="h-4 w-16 rounded-control" />
          <Skeleton className="h-9 w-40 rounded-control" />
        </div>
      )}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
        <div key={index} className="flex h-[73px] items-center justify-between border-seam border-t">
          <div className="grid gap-3">
            <Skeleton className="h-4 w-40 rounded-control" />
            <Skeleton className="h-3 w-28 rounded-control" />
          </div>
          <div className="grid justify-items-end gap-3">
            <Skeleton className="h-4 w-10 rounded-control" />
            <Skeleton className="h-3 w-8 rounded-control" />
          </div>
        </div>
      ))}
    </div>
  )
}
