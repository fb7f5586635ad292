import { Drawer } from '#web/ui/drawer.tsx'

/** The films of this person, newest first. */
export function PremiumVideoDrawer({ onClose }: { userId: string; onClose(): void; onNew(): void }) {
  return <Drawer isOpen onClose={onClose} title="Recent generations" children={null} />
}
