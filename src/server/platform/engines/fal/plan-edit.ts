import { costOf, type FalCall, megapixels } from './fal-call.ts'
import { MOST_REFERENCES } from './fal-models.ts'
import { seedNumber } from './seed-number.ts'

interface EditOrder {
  readonly prompt: string
  readonly seed: string
  readonly pictures: readonly Uint8Array[]
  readonly labels: readonly string[]
  /** That of the first picture unless it is given. */
  readonly size?: { readonly widthPx: number; readonly heightPx: number }
  readonly warnings?: readonly string[]
}

/** What such a model makes when it follows the size of what it is given. */
const USUAL_MEGAPIXELS = 1

/** Pictures made of pictures, as a text says. */
export function planEdit({ prompt, seed, pictures, labels, size, warnings = [] }: EditOrder): FalCall {
  const used = pictures.slice(0, MOST_REFERENCES)
  const left = pictures.length - used.length
  return {
    use: 'image-edit',
    media: 'pictures',
    input: {
      prompt,
      image_urls: used.map((file) => ({ file })),
      num_images: labels.length,
      seed: seedNumber(seed),
      output_format: 'png',
      ...(size && { image_size: { width: size.widthPx, height: size.heightPx } }),
    },
    labels: [...labels],
    costUsd: costOf('image-edit', (size ? megapixels(size) : USUAL_MEGAPIXELS) * labels.length),
    warnings:
      left > 0 ? [...warnings, `This engine looks at ${MOST_REFERENCES} pictures; ${left} were left out.`] : [...warnings],
  }
}
