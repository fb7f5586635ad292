import type { Page } from '@playwright/test'

/** A job as the server lists it; a story names only what it is about. */
export interface StagedJob {
  readonly $id: string
  readonly status: 'QUEUED' | 'RUNNING' | 'SUCCESS' | 'FAILED'
  readonly type: string
  readonly [field: string]: unknown
}

const PICTURE = '/showcase/films/hero.webp'
const PAGE = 25

/** A finished job of one picture, or whatever `change` makes of it; the higher its number, the newer it is. */
export function stagedJob(number: number, change: Partial<StagedJob> = {}): StagedJob {
  const type = change.type ?? 'dress-up'
  const isFinished = (change.status ?? 'SUCCESS') === 'SUCCESS'
  const at = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  return {
    $id: id,
    jobId: id,
    userId: '',
    $createdAt: at,
    finishedAt: isFinished ? at : '',
    expiresAt: '',
    status: 'SUCCESS',
    type,
    previewType: type,
    jobFunction: type,
    prompt: '',
    style: 'anime',
    characterData: JSON.stringify({ hasCreated: change.hasExistingCreateJob ?? false }),
    characterName: `Somebody ${number}`,
    characterId: '',
    chatId: '',
    originalJobId: '',
    attempt: 0,
    previewUrls: [],
    resultUrls: isFinished ? [PICTURE] : [],
    resultUrl: isFinished ? PICTURE : '',
    thumbnailUrls: isFinished ? [PICTURE] : [],
    resultData: '{}',
    widthPx: 0,
    heightPx: 0,
    hasExistingCreateJob: false,
    skipPreviewStep: type !== 'create-preview' && type !== 'regenerate',
    progress: 0,
    stage: '',
    revision: 1,
    priceCredits: 50,
    refunded: change.status === 'FAILED',
    error: change.status === 'FAILED' ? 'The engine could not finish this.' : '',
    warnings: [],
    ...change,
  }
}

type Asked = { status?: string; previewType?: string; search?: string; cursorAfter?: string }

/**
 * Answers the lists of jobs as the server would, from jobs that a story makes up; `set` changes them, `hold` keeps the next
 * answers back until it is released.
 */
export async function stageLibrary(page: Page, jobs: readonly StagedJob[]) {
  const state = { jobs, asked: [] as Asked[], polls: 0, held: Promise.resolve(), isDown: false }
  await page.route('**/functions/get-user-jobs/executions', async (route) => {
    const asked: Asked = JSON.parse(route.request().postDataJSON().body)
    state.asked.push(asked)
    await state.held
    if (state.isDown) return route.fulfill({ status: 500, json: { message: 'down', code: 500, type: 'general_unknown' } })
    await route.fulfill({ status: 201, json: reply({ data: pageOf(state.jobs, asked) }) })
  })
  await page.route('**/functions/get-running-jobs/executions', async (route) => {
    state.polls += 1
    const data = newestFirst(state.jobs)
    await route.fulfill({ status: 201, json: reply({ data, total: data.length, hasNextPage: false }) })
  })
  return {
    asked: state.asked,
    polls: () => state.polls,
    set: (next: readonly StagedJob[]) => {
      state.jobs = next
    },
    break: (isDown: boolean) => {
      state.isDown = isDown
    },
    hold(): () => void {
      let release = () => {}
      state.held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}

function reply(body: object) {
  const responseBody = JSON.stringify({ success: true, ...body })
  return { $id: 'execution', status: 'completed', responseStatusCode: 200, responseBody, errors: '' }
}

function pageOf(jobs: readonly StagedJob[], { status, previewType, search, cursorAfter }: Asked) {
  const matching = newestFirst(jobs).filter(
    (job) =>
      (!status || job.status === status) &&
      (!previewType || job.type === previewType) &&
      (!search || String(job.characterName).toLowerCase().includes(search.toLowerCase())),
  )
  const from = cursorAfter ? matching.findIndex(({ $id }) => $id === cursorAfter) + 1 : 0
  const data = matching.slice(from, from + PAGE)
  return { data, total: matching.length, hasNextPage: from + PAGE < matching.length }
}

function newestFirst(jobs: readonly StagedJob[]) {
  return jobs.toSorted((a, b) => (String(a.$createdAt) < String(b.$createdAt) ? 1 : -1))
}
