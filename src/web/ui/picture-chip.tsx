import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Words on a picture, on a ground of their own so that they can be read on any. */
export function PictureChip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute bottom-3 left-3 z-10 max-w-[calc(100%-24px)] rounded-[8px] bg-[#0b0a0fc7] px-2.5 py-1.5 font-medium text-[#f5f2ec] text-xs',
        className,
      )}
    >
      {children}
    </span>
  )
}
