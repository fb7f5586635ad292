import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** How much nearer a close camera stands; the backdrop grows. */
const ZOOM: Readonly<Record<SceneSheet['camera']['framing'], number>> = {
  'close portrait': 1.3,
  bust: 1.14,
  'half figure': 1.05,
  'three-quarter figure': 1.02,
  'full figure': 1,
  wide: 1,
}

/** It grows from the lower border, so that what stands in the place is seen beside the head and not behind the shoulders. */
const ABOUT_Y = 1000

/** How many times larger than from afar a place is seen, and the height about which it grows, in units of its stage. */
export function nearPlace({ camera }: SceneSheet): { readonly zoom: number; readonly aboutY: number } {
  return { zoom: ZOOM[camera.framing], aboutY: ABOUT_Y }
}
