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
