import { Link, useSearchParams } from 'react-router'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** Why it failed, as the server wrote it into the address; a plain sentence when it did not. */
function reasonOf(error: string | null): string {
  try {
    const { message } = JSON.parse(error ?? '{}') as { message?: unknown }
    if (typeof message === 'string' && message) return message
  } catch {
    // Somebody else's words: not shown.
  }
  return 'The provider did not sign you in.'
}

/** Where a refused or broken sign-in ends (OP-53). */
export function SignInFailedPage() {
  const [query] = useSearchParams()
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-[1fr_minmax(0,420px)] items-center gap-14 py-14 small:grid-cols-1 small:py-8">
      <title>Sign-in failed · Troupe</title>
      <div>
        <h1 className="display text-page">Sign-in failed</h1>
        <p className="mt-5 max-w-lg text-soft">{reasonOf(query.get('error'))} Nothing was changed, and no account was made.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button kind="primary" onClick={() => useSignInPrompt.getState().ask()}>
            Try again
          </Button>
          <Link to="/create" className={buttonStyle()}>
            Back to Create
          </Link>
        </div>
      </div>
      <Drawing progress={0} isDim className="aspect-[4/5] w-full rounded-dialog small:aspect-[4/3]" />
    </main>
  )
}
