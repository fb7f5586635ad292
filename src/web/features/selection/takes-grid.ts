import { classNames } from '#web/ui/class-names.ts'

const GRID = 'mt-5 grid grid-cols-3 gap-5 small:gap-4'
/** Of several rounds two are seen at once in a low window. */
const ROUND = 'mt-3 min-[75rem]:mt-0 min-[75rem]:grid-cols-[repeat(3,clamp(11.5rem,50dvh-12.25rem,16.5rem))]'

/** The look of three takes beside each other; of several rounds (`round`) some are small on small screens. */
export function takesGrid(round: { readonly isSmall: boolean } | undefined): string {
  return classNames(GRID, round && ROUND, round?.isSmall ? 'small:gap-2' : 'small:grid-cols-1')
}

/** The line under a take: as high as the link in it, so that nothing moves when that comes. */
export const TAKE_CAPTION = 'mt-3 flex items-center justify-between gap-2 text-sm pointer-coarse:min-h-11'
