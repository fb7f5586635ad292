import type { Film } from './film-options.ts'

/** A film as the player takes it. What is not known of it counts as the product's defaults. */
export interface PlayedVideo extends Partial<Film> {
  url: string
  posterUrl?: string
  title: string
  chatId?: string
  jobId?: string
}
