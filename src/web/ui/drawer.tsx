import type { ReactNode } from 'react'
import { EdgeSheet } from './edge-sheet.tsx'
import { EdgeSheetHead } from './edge-sheet-head.tsx'

/** A panel from the right edge, for menus on small screens. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean
  onClose(): void
  title: string
  children: ReactNode
}) {
  return (
    <EdgeSheet
      isOpen={isOpen}
      onClose={onClose}
      className="inset-y-0 right-0 w-[min(340px,86vw)] animate-from-right overflow-y-auto"
    >
      <EdgeSheetHead title={title} className="sticky top-0 z-10 h-15 shrink-0 bg-stage pr-5 pl-6" />
      {children}
    </EdgeSheet>
  )
}
