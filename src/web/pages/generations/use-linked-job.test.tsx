import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useLinkedJob } from './use-linked-job.ts'

let server: FakeServer
const open = vi.fn()
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
})
afterEach(() => {
  open.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Library() {
  useLinkedJob('u1', open)
  return <output aria-label="Search">{useLocation().search}</output>
}

const FILM = {
  $id: 'j1',
  jobId: 'j1',
  type: 'video-generation',
  status: 'SUCCESS',
  resultUrls: ['/a.mp4'],
} as unknown as JobCard

test('the generation that the address names is opened, and the rest of the address stays', async () => {
  server.functions['get-job-by-jobid'] = { success: true, job: FILM }
  renderApp(<Library />, { path: '/generations?tab=all&job=j1' })
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
  expect(open.mock.calls[0]?.[0]).toMatchObject({ jobId: 'j1' })
  expect(server.callsOf('get-job-by-jobid').map(({ input }) => input.jobId)).toEqual(['j1'])
  await vi.waitFor(() => expect(screen.getByLabelText('Search').textContent).toBe('?tab=all'))
})

test('of one that is gone is told that it may have been deleted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.functions['get-job-by-jobid'] = refused(404, {
    success: false,
    code: 'job.not-found',
    error: 'There is no such generation.',
  })
  renderApp(<Library />, { path: '/generations?job=j1' })
  await screen.findByText('This generation could not be opened')
  expect(open).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(screen.getByLabelText('Search').textContent).toBe(''))
})
