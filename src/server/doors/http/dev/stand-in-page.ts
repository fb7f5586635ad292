/** No scripts at all; the form may lead back to any loopback name of this machine. */
export const STAND_IN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `
  :root { color-scheme: dark }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #0b0a0f; color: #f5f2ec;
    background-image: conic-gradient(from 156deg at 50% -14%, transparent 0, #ffb65c26 20deg 28deg, transparent 48deg);
    font: 16px/1.5 Inter, system-ui, sans-serif }
  main { width: 100%; max-width: 420px; padding: 32px; border-radius: 24px; background: #15131b; border: 1px solid #ffffff1f;
    box-shadow: 0 24px 80px #0009 }
  .note { margin: 0 0 20px; font-size: 12px; font-weight: 600; letter-spacing: .04em; text-transform: uppercase; color: #ff9e62 }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.1; letter-spacing: -.022em; text-wrap: balance }
  p { margin: 0 0 24px; color: #b9b4c2; text-wrap: pretty }
  label { display: block; margin: 0 0 16px; font-size: 14px; font-weight: 500 }
  input:not([type=checkbox]) { display: block; width: 100%; min-height: 48px; margin-top: 6px; padding: 0 14px; border-radius: 10px;
    border: 1px solid #ffffff29; background: #1f1c27; color: inherit; font: inherit }
  .check { display: flex; gap: 10px; align-items: center; margin-bottom: 24px; font-weight: 400; color: #b9b4c2 }
  .check input { width: 18px; height: 18px; margin: 0; accent-color: #ff9e62 }
  .buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  button { min-height: 48px; border-radius: 10px; border: 1px solid #ffffff29; background: none; color: inherit; font: inherit;
    font-weight: 600; cursor: pointer }
  button[value=approve] { border: 0; color: #210b08; background: linear-gradient(100deg, #ffb65c 0, #ff8159 62%, #f4687e 118%) }
  :focus-visible { outline: 2px solid #9a9cff; outline-offset: 2px }
  [role=alert] { margin: 0 0 16px; color: #ff7a7a }`

/** A page of a stand-in: ours in looks, and plain enough to do without scripts. `body` is HTML, what is typed in it escaped. */
export function standInPage(page: { title: string; body: string; style?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(page.title)}</title>
  <style>${STYLE}${page.style ?? ''}</style>
</head>
<body>
  ${page.body}
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, also inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
