import { Link, useSearchParams } from 'react-router'
import { PROTOCOL_ERRORS, type ProtocolErrorType } from '#contract/protocol-errors.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { NoticePage } from '#web/ui/notice-page.tsx'

const UNKNOWN_REASON = 'The provider did not sign you in.'

/** Why it failed, by the type in the address. Its words are ours: anybody can write an address and send it to somebody. */
function reasonOf(error: string | null): string {
  const type = typeIn(error)
  return type === undefined ? UNKNOWN_REASON : PROTOCOL_ERRORS[type].message
}

function typeIn(error: string | null): ProtocolErrorType | undefined {
  try {
    const { type } = Object(JSON.parse(error ?? '{}')) as { type?: unknown }
    return typeof type === 'string' && Object.hasOwn(PROTOCOL_ERRORS, type) ? (type as ProtocolErrorType) : undefined
  } catch {
    return undefined
  }
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
