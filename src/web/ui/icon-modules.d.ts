/** Icons of the lucide set; made by `scripts/lucide-icons.ts`. */
declare module '~icons/lucide/*' {
  import type { FunctionComponent, SVGProps } from 'react'

  const Icon: FunctionComponent<SVGProps<SVGSVGElement> & { size?: number }>
  export default Icon
}
