import type { PendingAction } from '#web/data/sign-in/pending-action.ts'

/** What opens a wizard again, with the draft that was kept. */
export const DESCRIPTION_WIZARD: PendingAction = { kind: 'create-with-description', path: '/create' }
export const IMAGE_WIZARD: PendingAction = { kind: 'create-with-image', path: '/create' }
