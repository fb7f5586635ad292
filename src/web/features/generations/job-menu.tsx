import type { JobCard as Job } from '#contract/entities/job.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import CircleX from '~icons/lucide/circle-x'
import Download from '~icons/lucide/download'
import Ellipsis from '~icons/lucide/ellipsis'
import RotateCcw from '~icons/lucide/rotate-ccw'
import SquareCheck from '~icons/lucide/square-check'
import Trash2 from '~icons/lucide/trash-2'
import type { CardActions } from './card-actions.ts'

/** What can be done with one job. Where a pointer can rest on a card, it shows then; else always. */
export function JobMenu({ job, name, actions }: { job: Job; name: string; actions: CardActions }) {
  const isOnPicture = job.status !== 'FAILED'
  const isUnfinished = job.status === 'QUEUED' || job.status === 'RUNNING'
  return (
    <div className="absolute top-1 right-1 transition-opacity duration-120 focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 pointer-fine:opacity-0">
      <Menu
        label={name}
        trigger={
          <IconButton
            label={`Actions for ${jobTitle(job)}`}
            // What fingers need is larger than what a face in a small card has room for.
            icon={
              <span
                className={classNames(
                  'grid size-8 place-items-center rounded-control transition duration-120',
                  isOnPicture && 'bg-[#0b0a0fc7] text-[#f5f2ec] group-hover/menu:bg-[#0b0a0f]',
                )}
              >
                <Ellipsis size={18} />
              </span>
            }
            className="group/menu bg-transparent!"
          />
        }
      >
        {job.status === 'SUCCESS' && job.resultUrls.length > 0 && (
          <MenuEntry icon={<Download size={18} />} onSelect={() => actions.download(job)}>
            Download
          </MenuEntry>
        )}
        {job.status === 'FAILED' && (
          <MenuEntry icon={<RotateCcw size={18} />} onSelect={() => actions.retry(job)}>
            Try Again
          </MenuEntry>
        )}
        <MenuEntry icon={<SquareCheck size={18} />} onSelect={() => actions.select(job, false)}>
          Select
        </MenuEntry>
        {isUnfinished ? (
          <MenuEntry icon={<CircleX size={18} />} onSelect={() => actions.cancel(job)} opensDialog>
            Cancel
          </MenuEntry>
        ) : (
          <MenuEntry icon={<Trash2 size={18} />} onSelect={() => actions.remove(job)} opensDialog>
            Delete
          </MenuEntry>
        )}
      </Menu>
    </div>
  )
}
