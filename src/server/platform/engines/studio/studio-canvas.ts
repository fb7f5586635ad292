import { createCanvas } from '@napi-rs/canvas'
import type { CreateCanvas } from '#studio/canvas.ts'

/** Node's canvas has everything the studio's part of Canvas 2D names; its own types are wider and narrower in detail. */
export const createStudioCanvas = createCanvas as unknown as CreateCanvas
