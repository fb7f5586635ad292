import { Link } from 'react-router'
import { wayBack } from '#web/data/credits/way-back.ts'
import { useSession } from '#web/data/session/account.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import ArrowLeft from '~icons/lucide/arrow-left'

/** Back to where one was when the credits did not suffice, with what was written there; nothing for who came another way. */
export function WayBackLink({ isPrimary = false }: { isPrimary?: boolean }) {
  const session = useSession()
  const way = session.status === 'signed-in' ? wayBack.find(session.account.id) : undefined
  if (!way) return null
  return (
    <Link to={way.path} onClick={() => wayBack.take(way)} className={buttonStyle({ kind: isPrimary ? 'primary' : 'quiet' })}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back to where you were
    </Link>
  )
}
