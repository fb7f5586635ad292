import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputStyle } from './input-style.ts'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(inputStyle, 'h-12', className)} />
}
