/** Shapes of a picture, width to height. */
export const ASPECT_RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'] as const
export type AspectRatio = (typeof ASPECT_RATIOS)[number]
