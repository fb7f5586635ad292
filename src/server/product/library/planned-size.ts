import { LIMITS } from '#contract/limits.ts'
import type { Job } from '../../core/jobs/job.ts'
import { MessageInput } from './job-inputs.ts'
import { pictureSize } from './picture-size.ts'

/** How large a scene will be, so that its place has the right shape before it is there; 0 where that is not known. */
export function plannedSizeOf({ input }: Job): { widthPx: number; heightPx: number } {
  const scene = MessageInput.safeParse(input).data
  return scene ? pictureSize(scene.aspectRatio, LIMITS.pictureSizePx) : { widthPx: 0, heightPx: 0 }
}
