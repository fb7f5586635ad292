import type { ProviderName } from '../account/oauth-provider.ts'
import { escapeHtml, standInPage } from './stand-in-page.ts'

const LABELS: Record<ProviderName, string> = { google: 'Google', discord: 'Discord' }

/** The page of the sign-in stand-in: who do you want to be? Posts to its own address, which carries the request. */
export function signInPage(
  provider: ProviderName,
  filled: { name?: string | undefined; email?: string | undefined; problem?: string } = {},
): string {
  const label = LABELS[provider]
  return standInPage({
    title: `Sign in with ${label} (stand-in)`,
    body: `<main>
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
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="deny" formnovalidate>Deny</button>
      </div>
    </form>
  </main>`,
  })
}
