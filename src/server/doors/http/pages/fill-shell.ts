import type { Config } from '#server/platform/config/config.ts'
import type { PageHead } from './page-head.ts'

/** Writes into a built shell what only this installation knows: its project, its head, where its links lead. */
export function fillShell(
  html: string,
  head: PageHead,
  { project, publicUrl, house }: Pick<Config, 'project' | 'publicUrl' | 'house'>,
): string {
  const settings = Object.entries(house.head).map(
    ([name, value]) => `<meta name="troupe:${name}" content="${escaped(value)}" />`,
  )
  const analytics = house.analyticsUrl ? `<script defer src="${escaped(house.analyticsUrl)}"></script>` : ''
  return (
    html
      // A project id has no characters that HTML would read.
      .replace(
        /<meta name="troupe:project" content="[^"]*" ?\/>/,
        () => `<meta name="troupe:project" content="${project}" />${settings.join('')}`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
      .replace(/(<meta name="description" content=")[^"]*"/, (_, start) => `${start}${escaped(head.description)}"`)
      .replace(/(<meta property="og:title" content=")[^"]*"/, (_, start) => `${start}${escaped(head.title)}"`)
      .replace(/(<meta property="og:description" content=")[^"]*"/, (_, start) => `${start}${escaped(head.description)}"`)
      // Who shows a preview of a page wants whole addresses.
      .replace(/(<meta property="og:image" content=")(\/[^"]*)"/, (_, start, file) => `${start}${publicUrl ?? ''}${file}"`)
      .replace('</head>', () => `${analytics}</head>`)
      // Places that src/web/data/product.ts left where the landing page was drawn ahead.
      .replace(/\{\{([a-z]+)\|([^}]*)\}\}/g, (_, name, standard) => escaped(house.head[name] ?? standard))
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
