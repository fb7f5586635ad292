import { Link, useSearchParams } from 'react-router'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { NoticePage } from '#web/ui/notice-page.tsx'

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
    <main>
      <title>Sign-in failed · Troupe</title>
      <NoticePage
        title="Sign-in failed"
        actions={
          <>
            <Button kind="primary" onClick={() => useSignInPrompt.getState().ask()}>
              Try again
            </Button>
            <Link to="/create" className={buttonStyle()}>
              Back to Create
            </Link>
          </>
        }
      >
        {reasonOf(query.get('error'))} Nothing was changed, and no account was made.
      </NoticePage>
    </main>
  )
}
