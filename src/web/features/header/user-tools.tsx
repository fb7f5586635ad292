import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { Account } from '#web/data/session/account.ts'
import { profileQuery } from '#web/data/session/profile.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu, MenuEntry, MenuHeading } from '#web/ui/menu.tsx'
import { CreditCount } from './credit-count.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The balance, and the menu behind the person's picture. */
export function UserTools({ account }: { account: Account }) {
  const { data: profile } = useQuery({ ...profileQuery(account), enabled: false })
  const signOut = useSignOut()
  const name = account.name || account.email
  return (
    <>
      <CreditCount />
      <Menu
        label="Account"
        trigger={
          <button
            type="button"
            aria-label={`Account of ${name}`}
            className="touch inline-flex size-10 items-center justify-center rounded-full"
          >
            <Avatar name={name} url={account.avatarUrl ?? profile?.avatarUrl} />
          </button>
        }
      >
        <MenuHeading>
          <span className="block font-semibold text-sm">{name}</span>
          <span className="block text-soft text-xs">({account.email})</span>
        </MenuHeading>
        <MenuEntry icon={<LogOut size={16} />} onSelect={signOut.run}>
          Sign Out
        </MenuEntry>
      </Menu>
    </>
  )
}
