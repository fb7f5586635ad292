import type { ReactNode } from 'react'

/** The buttons at the foot of a small dialog, the one that acts last; on small screens they fill their rows. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-7 flex flex-wrap-reverse justify-end gap-3 small:*:grow">{children}</div>
}
