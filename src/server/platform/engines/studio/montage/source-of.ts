import type { StyleId } from '#contract/styles.ts'
import type { AttemptContext, MontagePicture } from '../../engine.ts'
import { drawnStyle } from '../from-photo/drawn-style.ts'
import { readPhoto } from '../networks/read-photo.ts'
import { type DrawnState, drawnOf } from '../studio-state.ts'
import { type DrawingSource, MONTAGE_MOST_PX, type MontageSource } from './montage-task.ts'

/** A picture as montages take it: one of ours by its sheets, any other with what the networks find in it. */
export async function sourceOf(picture: MontagePicture, { signal }: AttemptContext): Promise<MontageSource> {
  const state = drawnOf(picture.engineState)
  if (state) return drawingOf(state, picture)
  const { bytes } = picture
  return { kind: 'photo', bytes, reading: await readPhoto({ bytes }, signal) }
}

/** A drawing at the size it has, or as large as montages are made. */
export function drawingOf(
  { character, scene, style = 'none' }: DrawnState,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): DrawingSource {
  const scale = Math.min(1, MONTAGE_MOST_PX / Math.max(widthPx, heightPx))
  const size = { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) }
  const shown: StyleId = drawnStyle(style)
  return { kind: 'drawing', sheets: { character, scene }, style: shown, ...size }
}
