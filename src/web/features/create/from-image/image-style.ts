import { IMAGE_STYLES, type StyleId } from '#contract/styles.ts'

export type ImageStyle = (typeof IMAGE_STYLES)[number]['id']

/** Redrawn three times is what the wizard shows first; Keep Original is one press away. */
const DEFAULT_IMAGE_STYLE: ImageStyle = 'anime'

/** The style of a draft as the image wizard has it: what was chosen for words may not exist for photos. */
export function imageStyleOf({ characterStyle }: { characterStyle: StyleId }): ImageStyle {
  return IMAGE_STYLES.find(({ id }) => id === characterStyle)?.id ?? DEFAULT_IMAGE_STYLE
}

/** `none` is Keep Original: the photo itself becomes the character, without previews (product text §4). */
export function keepsOriginal(style: ImageStyle): boolean {
  return style === 'none'
}
