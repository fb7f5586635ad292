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
      {/* It stays while the rest scrolls, and so does the button that closes. */}
      <div className="border-seam border-b px-8 pt-6.5 pb-5 small:px-5 small:pt-4 small:pb-4">
        <h2 className="display pr-12 text-card">Account & Data</h2>
        {account && (
          <p className="mt-2 flex flex-wrap gap-x-3 text-soft">
            <bdi className="truncate">{account.name || account.email}</bdi>
            {account.name && account.email && <span className="truncate">{account.email}</span>}
          </p>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto px-8 pb-8 small:px-5 small:pb-5">
        <CopyOfData />
        <DeleteAccount userId={userId} onGone={onClose} />
      </div>
    </Dialog>
  )
}
