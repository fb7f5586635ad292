import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '#web/data/session/account.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyOfData } from './copy-of-data.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** What a person may want of their account as a whole: a copy of everything, and its end. */
export function AccountDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  const { data: account } = useQuery({ ...accountQuery, enabled: false })
  return (
    <Dialog isOpen onClose={onClose} shape="panel" title="Account & Data" titleIsHidden>
      <div className="overflow-y-auto p-8 small:p-5">
        <h2 className="display pr-12 text-card">Account & Data</h2>
        {account && (
          <p className="mt-2 text-soft">
            <bdi>{account.name || account.email}</bdi>
            {account.name && account.email && <> · {account.email}</>}
          </p>
        )}
        <CopyOfData />
        <DeleteAccount userId={userId} onGone={onClose} />
      </div>
    </Dialog>
  )
}
