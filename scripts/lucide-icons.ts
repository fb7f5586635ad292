import Icons from 'unplugin-icons/vite'

/** `import X from '~icons/lucide/x'`: one React component per icon that is asked for; it takes `size` in pixels and every attribute of an svg. It grows with the letters that a browser is set to. */
export function lucideIcons() {
  return Icons({ autoInstall: false, compiler: { extension: 'tsx', compiler: componentOf } })
}

function componentOf(svg: string): string {
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return `import { createElement } from 'react'
const body = { __html: ${JSON.stringify(body.replaceAll('stroke-width="2"', ''))} }
export default ({ size = 24, strokeWidth = 2, ...rest }) => {
  const side = size / 16 + 'rem'
  return createElement('svg', { viewBox: '0 0 24 24', width: side, height: side, strokeWidth, 'aria-hidden': true, ...rest, dangerouslySetInnerHTML: body })
}
`
}
