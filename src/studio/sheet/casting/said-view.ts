import type { Reading } from '../reading.ts'
import type { Camera } from '../scene-sheet.ts'
import { saidCamera } from './said-camera.ts'

/** What a description says of the view, with room for what it says to be round a face. */
export function saidView(reading: Reading, side: number): Partial<Camera> {
  const { nearer, ...said } = saidCamera(reading.camera ?? '', side)
  return { ...said, ...(nearer !== undefined && { nearer: withRoom(nearer, reading) }) }
}

/** A close-up is of a face; of what is said to be round it as much as there is room for. Of eyes alone it is of nothing else. */
function withRoom(nearer: number, { headwear, marks = [], garments = [] }: Reading): number {
  if (nearer <= 1 || nearer > 2) return nearer
  if (headwear !== undefined || marks.some((mark) => /horn|antler|antenna|ears?$|halo|fin$/.test(mark))) return 1
  return garments.some(({ color, isImplied }) => color !== undefined && !isImplied) ? 1.12 : nearer
}
