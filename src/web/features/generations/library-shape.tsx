import { Skeleton } from '#web/ui/skeleton.tsx'
import { LIBRARY_TABS } from './library-filter.ts'
import { SkeletonWall } from './skeleton-wall.tsx'

/** Stands where the library will be while it is not known whose it is: its places, as large as their words, and nobody's things. */
export function LibraryShape() {
  return (
    <section data-page="broad" className="mx-auto w-full max-w-[1920px] px-10 pt-14 pb-24 small:px-5 small:pt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 small:mb-4">
        <div>
          <p className="display text-page small:text-[2rem]">
            <Unsaid words="Generations Library" />
          </p>
          <p className="mt-2 min-h-6">
            <Unsaid words="0 of 0 generations" />
          </p>
        </div>
        {/* As wide as the tabs: what stands beside the title, and what below it, is decided by them. */}
        <div className="min-w-0 max-w-full">
          <p className="-mx-1 flex gap-1 overflow-hidden px-1 py-1">
            {LIBRARY_TABS.map(({ value, label }) => (
              <span key={value} className="touch flex h-10 shrink-0 items-center px-4 font-medium text-sm">
                <Unsaid words={label} />
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="mb-8 flex flex-wrap items-center gap-3 small:mb-5">
        <Skeleton className="h-11 min-w-0 flex-1 rounded-control small:basis-full wide:max-w-90" />
        <Skeleton className="h-11 w-40 rounded-control small:flex-1" />
        <Skeleton className="ml-auto h-11 w-28 rounded-control small:ml-0" />
      </div>
      <SkeletonWall />
    </section>
  )
}

/** A bar as long and as high as these words, which cannot be read. */
function Unsaid({ words }: { words: string }) {
  return <span className="animate-shimmer select-none rounded-control bg-wing text-transparent">{words}</span>
}
