import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isSubscribed } from '#web/data/billing/plan-state.ts'
import { useOpenPanel } from '#web/data/open-panel.ts'
import type { Account } from '#web/data/session/account.ts'
import { subscriptionQuery } from '#web/data/session/subscription.ts'
import { Menu, MenuEntry, MenuHeading } from '#web/ui/menu.tsx'
import CreditCard from '~icons/lucide/credit-card'
import History from '~icons/lucide/history'
import LogOut from '~icons/lucide/log-out'
import UserCog from '~icons/lucide/user-cog'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, what they pay for, and the way out. */
export function UserMenu({ account, trigger }: { account: Account; trigger: ReactNode }) {
  const signOut = useSignOut()
  const name = account.name || account.email
  const navigate = useNavigate()
  const { data: subscription } = useQuery({ ...subscriptionQuery(account.id), enabled: false })
  return (
    <Menu label={`Account of ${name} (${account.email})`} trigger={trigger}>
      <MenuHeading>
        <span className="block font-semibold text-sm">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-soft text-xs">({account.email})</span>
      </MenuHeading>
      {isSubscribed(subscription) && (
        <MenuEntry icon={<CreditCard size={16} />} onSelect={() => navigate('/pricing')}>
          Manage Subscription
        </MenuEntry>
      )}
      <MenuEntry opensDialog icon={<History size={16} />} onSelect={() => useOpenPanel.getState().open('credit-history')}>
        Credit History
      </MenuEntry>
      <MenuEntry opensDialog icon={<UserCog size={16} />} onSelect={() => useOpenPanel.getState().open('account')}>
        Account & Data
      </MenuEntry>
      <MenuEntry icon={<LogOut size={16} />} onSelect={signOut.run}>
        Sign Out
      </MenuEntry>
    </Menu>
  )
}
