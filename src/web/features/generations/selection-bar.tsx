import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import Download from '~icons/lucide/download'
import Trash2 from '~icons/lucide/trash-2'
import X from '~icons/lucide/x'

interface SelectionBarProps {
  count: number
  loaded: number
  /** How many files are packed, of how many; undefined while nothing is. */
  packing: { done: number; of: number } | undefined
  onTakeAll(): void
  onDownload(): void
  onDelete(): void
  onStop(): void
}

/** What can be done with the chosen ones, at the foot of the screen. */
export function SelectionBar({ count, loaded, packing, onTakeAll, onDownload, onDelete, onStop }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Chosen generations"
      className="fixed inset-x-0 bottom-5 z-30 mx-auto flex w-fit max-w-[calc(100vw-24px)] animate-from-below flex-wrap items-center justify-center gap-2 rounded-card bg-stage p-2 pl-5 shadow-float ring-1 ring-edge small:inset-x-3 small:bottom-3 small:w-auto small:pl-3"
    >
      <p className="mr-2 text-sm small:mr-auto tabular-nums" aria-live="polite">
        {packing ? `Packing ${packing.done} of ${packing.of}` : `${count} selected`}
      </p>
      {count < loaded && (
        <Button kind="plain" size="small" onClick={onTakeAll}>
          All {loaded}
        </Button>
      )}
      <Button
        kind="wing"
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        disabled={count === 0}
        isBusy={packing !== undefined}
        onClick={onDownload}
        className="small:order-1 small:basis-2/5 small:grow"
      >
        Download
      </Button>
      <Button
        kind="wing"
        size="small"
        icon={<Trash2 size={16} aria-hidden="true" />}
        disabled={count === 0}
        onClick={onDelete}
        className="small:order-1 small:basis-2/5 small:grow"
      >
        Delete
      </Button>
      <IconButton label="Stop selecting" icon={<X size={20} />} onClick={onStop} />
    </div>
  )
}
