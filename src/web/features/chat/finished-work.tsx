import type { JobCard } from '#contract/entities/job.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import Play from '~icons/lucide/play'
import type { ChatOpenings } from './chat-openings.ts'
import { jobName } from './job-name.ts'
import { frameWidth, ratioOf } from './result-frame.ts'

/** What was made: pictures that open in the viewer, or a film that opens in the player. */
export function FinishedWork({ job, about, openings }: { job: JobCard; about: string; openings: ChatOpenings }) {
  const { resultUrls, thumbnailUrls } = job
  const isFilm = job.type === 'video-generation'
  const count = resultUrls.length
  const ratio = ratioOf(job)
  if (count === 0) return <p className="text-sm text-soft">Nothing came of this.</p>
  return (
    <div style={{ width: frameWidth(ratio, count) }} className={count > 1 ? 'grid grid-cols-2 gap-2' : undefined}>
      {resultUrls.map((url, index) => (
        <button
          key={url}
          type="button"
          aria-label={`${isFilm ? 'Play' : 'Open'} ${jobName(job)}${count > 1 ? ` ${index + 1}` : ''}: ${about}`}
          onClick={() => openings.openResult(job, index)}
          style={{ aspectRatio: ratio }}
          className="group relative block w-full overflow-hidden rounded-card"
        >
          <Picture
            // The thumbnail has 500 px: enough for one of two, and for the first frame of a film.
            url={count > 1 || isFilm ? (thumbnailUrls[index] ?? url) : url}
            alt=""
            fallback={<Waiting thumbnailUrl={thumbnailUrls[index]} />}
            className="size-full transition-transform duration-220 group-hover:scale-102"
          />
          {isFilm && (
            <span className="absolute inset-0 grid place-items-center">
              <span className="grid size-16 place-items-center rounded-full bg-[#0b0a0fc7] pl-1 text-[#f5f2ec] transition duration-120 group-hover:scale-105">
                <Play size={28} aria-hidden="true" />
              </span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** The small picture stands in until the large one has come. */
function Waiting({ thumbnailUrl }: { thumbnailUrl: string | undefined }) {
  return (
    <>
      <Skeleton className="absolute inset-0" />
      {thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
    </>
  )
}
