import type { JobCard } from '#contract/entities/job.ts'
import { VIDEO_ASPECT_RATIOS, VIDEO_DEFAULTS } from '#contract/video.ts'
import type { Job } from '../../core/jobs/job.ts'
import { FilmChangeInput, LipSyncInput, VideoInput } from './job-inputs.ts'

/** What a film is, or will be, for its card; nothing for anything else. */
export function filmOptionsOf({ input }: Job): Pick<JobCard, 'videoOptions'> {
  const changed = FilmChangeInput.safeParse(input).data
  if (changed) {
    const { resolution, framesPerSecond: fps } = changed
    return { videoOptions: { resolution, fps, aspectRatio: nearestRatio(changed) } }
  }
  const speaking = LipSyncInput.safeParse(input).data
  if (speaking) {
    const { framesPerSecond: fps, aspectRatio } = speaking
    return { videoOptions: { resolution: VIDEO_DEFAULTS.resolution, fps, aspectRatio } }
  }
  const made = VideoInput.safeParse(input).data
  if (!made) return {}
  const { resolution, framesPerSecond: fps, aspectRatio } = made
  return { videoOptions: { resolution, fps, aspectRatio } }
}

function nearestRatio({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  const distanceTo = (name: string) => {
    const [wide = 1, high = 1] = name.split(':').map(Number)
    return Math.abs(Math.log((widthPx / heightPx) * (high / wide)))
  }
  return VIDEO_ASPECT_RATIOS.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? ''
}
