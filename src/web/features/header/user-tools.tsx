import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Account } from '#web/data/session/account.ts'
import { profileQuery } from '#web/data/session/profile.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { untilItComes } from '#web/ui/until-it-comes.ts'
import { CreditCount } from './credit-count.tsx'
import { FreeCredits } from './free-credits.tsx'

// Guests never open it, so it does not come with the first load.
const UserMenu = lazy(async () => ({ default: (await untilItComes(() => import('./user-menu.tsx'))).UserMenu }))

/** The balance, and the menu behind the person's picture. */
export function UserTools({ account }: { account: Account }) {
  const { data: profile } = useQuery({ ...profileQuery(account), enabled: false })
  const name = account.name || account.email
  const face = ({ isReady }: { isReady: boolean }) => (
    <button
      type="button"
      disabled={!isReady}
      aria-label={`Account of ${name}`}
      className="touch inline-flex size-10 items-center justify-center rounded-full"
    >
      <Avatar name={name} url={account.avatarUrl ?? profile?.avatarUrl} />
    </button>
  )
  return (
    <>
      <FreeCredits />
      <CreditCount title="Your credits" />
      <Suspense fallback={face({ isReady: false })}>
        <UserMenu account={account} trigger={face({ isReady: true })} />
      </Suspense>
    </>
  )
}
