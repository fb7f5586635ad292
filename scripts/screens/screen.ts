import type { Page } from '@playwright/test'

/** A screen or dialog that is photographed: who looks, where, and what is done before. */
export interface Screen {
  name: string
  /** `user` has characters, scenes and a film, `newcomer` has nothing yet; the others are states of `/dev/person`. */
  as: 'guest' | 'user' | 'newcomer' | 'broke' | 'creator' | 'cancelling'
  path: string
  /** What then lies over the page; only what stands in the window is photographed. */
  over?: 'dialog' | 'menu' | 'listbox' | 'tooltip'
  /** From this width on it can be reached. */
  fromPx?: number
  /** What the server is made to answer. */
  stage?(page: Page): Promise<unknown>
  prepare?(page: Page): Promise<unknown>
}
