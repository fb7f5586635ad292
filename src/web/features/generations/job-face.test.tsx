import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { JobFace } from './job-face.tsx'

const aJob = (change: Partial<JobCard>) =>
  ({
    status: 'SUCCESS',
    type: 'create-preview',
    characterName: 'Anselm',
    prompt: '',
    style: 'anime',
    characterData: '{}',
    resultData: '{}',
    thumbnailUrls: [],
    resultUrls: [],
    progress: 0,
    stage: '',
    $createdAt: new Date().toISOString(),
    ...change,
  }) as unknown as JobCard

test('RJ-04 a card that waits says "Queued" and shows no progress', () => {
  renderApp(<JobFace job={aJob({ status: 'QUEUED' })} />)
  expect(screen.getByText('Queued')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('RJ-34 a card whose JSON texts are broken shows what it can', () => {
  const previewUrl = 'https://a.test/1.png'
  const { container, unmount } = renderApp(<JobFace job={aJob({ characterData: JSON.stringify({ previewUrl }) })} />)
  expect(container.querySelector('img')?.src).toBe(previewUrl)
  unmount()
  renderApp(<JobFace job={aJob({ characterData: '{"previewUrl":', resultData: '<html>' })} />)
  expect(screen.getByText('No Preview')).toBeTruthy()
})

test('the bar of a card never goes back: not at the first word of its engine, not when it stands there anew', () => {
  const job = { jobId: 'a', status: 'RUNNING', type: 'dress-up', revision: 1 } as const
  const startedAt = new Date(Date.now() - 30_000).toISOString()
  const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
  const { unmount } = renderApp(<JobFace job={aJob({ ...job, startedAt })} />)
  expect(bar()).toBe(30)
  unmount()
  const second = renderApp(<JobFace job={aJob({ ...job, startedAt, stage: 'reading the words', revision: 2 })} />)
  expect(bar()).toBe(30)
  second.unmount()
  renderApp(<JobFace job={aJob({ ...job, startedAt, stage: 'colour', progress: 0.4, revision: 3 })} />)
  expect(bar()).toBe(40)
})
