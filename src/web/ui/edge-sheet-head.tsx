import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import X from '~icons/lucide/x'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

/** The line at the head of an edge sheet: its title, tools of its own, and what closes it. */
export function EdgeSheetHead({
  title,
  isLarge = false,
  tools,
  className,
}: {
  title: string
  isLarge?: boolean
  tools?: ReactNode
  className: string
}) {
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <Primitive.Title
        className={classNames('display mr-auto min-w-0 truncate', isLarge ? 'text-card small:text-lg' : 'text-lg')}
      >
        {title}
      </Primitive.Title>
      {tools}
      <Primitive.Close asChild>
        <IconButton label="Close" icon={<X size={20} />} className="-mr-2" />
      </Primitive.Close>
    </div>
  )
}
