import type { ProviderName } from '../account/oauth-provider.ts'

const LABELS: Record<ProviderName, string> = { google: 'Google', discord: 'Discord' }

/** No scripts at all; the form may lead back to any loopback name of this machine. */
export const SIGN_IN_PAGE_POLICY =
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

/** The page of the sign-in stand-in: who do you want to be? Posts to its own address, which carries the request. */
export function signInPage(
  provider: ProviderName,
  filled: { name?: string | undefined; email?: string | undefined; problem?: string } = {},
): string {
  const label = LABELS[provider]
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sign in with ${label} (stand-in)</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <p class="note">Local stand-in for ${label}</p>
    <h1>Who would you like to be?</h1>
    <p>No ${label} account is involved and nothing leaves this machine. The same address is the same person every time.</p>
    <form method="post">
      ${filled.problem ? `<p role="alert">${escapeHtml(filled.problem)}</p>` : ''}
      <label>Name
        <input name="name" required maxlength="128" autocomplete="name" autofocus value="${escapeHtml(filled.name ?? '')}">
      </label>
      <label>E-mail
        <input name="email" type="email" required maxlength="320" autocomplete="email" value="${escapeHtml(filled.email ?? '')}">
      </label>
      <label class="check"><input type="checkbox" name="verified" checked> ${label} has verified this address</label>
      <div class="buttons">
        <button name="decision" value="deny" formnovalidate>Deny</button>
        <button name="decision" value="approve">Approve</button>
      </div>
    </form>
  </main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, also inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
