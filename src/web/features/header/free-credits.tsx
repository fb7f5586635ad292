import { useOpenPanel } from '#web/data/open-panel.ts'
import { Button } from '#web/ui/button.tsx'
import Gift from '~icons/lucide/gift'

/** Opens the daily bonus; on small screens only the gift is seen. */
export function FreeCredits() {
  const open = useOpenPanel((state) => state.open)
  return (
    <Button
      size="small"
      icon={<Gift size={16} />}
      aria-label="Free Credits"
      title="Free Credits"
      onClick={() => open('daily-bonus')}
      className="max-[56.1875rem]:size-10 max-[56.1875rem]:border-transparent max-[56.1875rem]:px-0"
    >
      <span className="max-[56.1875rem]:hidden">Free Credits</span>
    </Button>
  )
}
