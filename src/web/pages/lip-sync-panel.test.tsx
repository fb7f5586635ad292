import { act, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useOpenLipSyncDialog } from '#web/data/lip-sync/open-lip-sync.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { keepPendingAction } from '#web/data/sign-in/pending-action.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { LipSyncPanel } from './lip-sync-panel.tsx'

afterEach(() => {
  useOpenLipSyncDialog.getState().close()
  vi.unstubAllGlobals()
})

let navigate: ReturnType<typeof useNavigate>
function Page() {
  navigate = useNavigate()
  return <LipSyncPanel />
}
const isOpen = () => useOpenLipSyncDialog.getState().start !== undefined

test('it closes with the page it was opened on', async () => {
  await startFakeServer({ id: 'u1' })
  renderApp(<Page />, { path: '/generations' })
  act(() => useOpenLipSyncDialog.getState().open({ videoUrl: '/a.mp4' }))
  expect(await screen.findByRole('dialog', { name: 'Create AI Lip Sync Video' })).toBeTruthy()
  act(() => void navigate('/create'))
  expect(isOpen()).toBe(false)
})

test('after a sign-in it comes back on the page where it was, and on no other', async () => {
  await startFakeServer({ id: 'u1' })
  keepPendingAction({ kind: 'lip-sync', path: '/generations' })
  const { queryClient } = renderApp(<Page />, { path: '/create' })
  await vi.waitFor(() => expect(queryClient.getQueryData(accountQuery.queryKey)).toMatchObject({ id: 'u1' }))
  expect(isOpen()).toBe(false)
  act(() => void navigate('/generations'))
  await vi.waitFor(() => expect(isOpen()).toBe(true))
})
