import type { ReactNode } from 'react'
import type { Account } from '#web/data/session/account.ts'
import { Menu, MenuEntry, MenuHeading } from '#web/ui/menu.tsx'
import LogOut from '~icons/lucide/log-out'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, and the way out. */
export function UserMenu({ account, trigger }: { account: Account; trigger: ReactNode }) {
  const signOut = useSignOut()
  return (
    <Menu label="Account" trigger={trigger}>
      <MenuHeading>
        <span className="block font-semibold text-sm">
          <bdi>{account.name || account.email}</bdi>
        </span>
        <span className="block text-soft text-xs">({account.email})</span>
      </MenuHeading>
      <MenuEntry icon={<LogOut size={16} />} onSelect={signOut.run}>
        Sign Out
      </MenuEntry>
    </Menu>
  )
}
