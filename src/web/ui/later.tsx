import { type ReactNode, Suspense } from 'react'

/**
 * A part of a page below its first screen: it is laid out when it comes near the screen, and brought to life by itself, so
 * that it never stands before the first screen. Until it is laid out it is as high as `heightPx` says.
 */
export function Later({ heightPx, children }: { heightPx: number; children: ReactNode }) {
  return (
    <div className="[content-visibility:auto]" style={{ containIntrinsicBlockSize: `auto ${heightPx}px` }}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
