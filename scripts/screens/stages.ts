import type { Page } from '@playwright/test'
import { answerFunction, holdFunction } from '../../e2e/answer-function.ts'
import { stagedJob, stageLibrary } from '../../e2e/library-stage.ts'

/** The function never answers. */
export function hold(id: string) {
  return (page: Page) => holdFunction(page, id)
}

/** The way to the function is blocked. */
export function breakOff(id: string) {
  return (page: Page) => page.route(`**/functions/${id}/executions`, (route) => route.abort())
}

/** The function answers so, whatever it was asked. */
export function answer(id: string, body: object) {
  return (page: Page) => answerFunction(page, id, body)
}

/** Jobs in every state: in work, waiting, failed with and without a long reason, and finished ones of every kind. */
export function stageWork(page: Page): Promise<unknown> {
  const reason = 'The picture shows something that may not be drawn here. Please describe your character in other words.'
  const now = new Date().toISOString()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  return stageLibrary(page, [
    stagedJob(9, { characterName: 'Ada', status: 'RUNNING', progress: 0.4, stage: 'Colouring', $createdAt: now }),
    stagedJob(8, { characterName: 'Bea', status: 'QUEUED' }),
    stagedJob(7, { characterName: 'Cleo', status: 'FAILED', type: 'create-preview', priceCredits: 100, error: reason }),
    stagedJob(6, { characterName: 'Dora of the very long name, the last', status: 'FAILED', refunded: false, priceCredits: 0 }),
    stagedJob(5, { characterName: '', type: 'video-generation', status: 'RUNNING', videoOptions: FILM, $createdAt: now }),
    stagedJob(4, { characterName: '', type: 'video-generation', status: 'FAILED', videoOptions: FILM }),
    stagedJob(3, { characterName: 'Eve', type: 'video-generation', videoOptions: FILM }),
    stagedJob(2, { characterName: 'Flora', type: 'create-preview', expiresAt: inAnHour }),
    stagedJob(1, { characterName: 'Gwen', type: 'create-chat-tools-response' }),
  ])
}

const FILM = { resolution: '1080p', fps: 24, aspectRatio: '16:9', duration: 5 }
