import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getHeroImagesHandler({ showcasePaths }: HandlerParts): Handlers['get-hero-images'] {
  return async (_input, { origin }) => ({ success: true, data: showcasePaths.map((path) => `${origin}${path}`) })
}
