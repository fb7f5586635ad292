import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineNotice } from '#web/features/offline/offline-notice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { ToastCorner } from './toast-corner.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })))
afterEach(() => {
  fireEvent.online(window)
  vi.unstubAllGlobals()
})

test('what is said over a dialog that was open before is heard: toasts, and that the network is away', async () => {
  render(
    <>
      <ToastCorner />
      <OfflineNotice />
      <Dialog isOpen onClose={() => {}} title="Create with Description">
        <p>Who is it?</p>
      </Dialog>
    </>,
  )
  fireEvent.offline(window)
  showToast({ kind: 'error', title: 'No Credits', action: { label: 'Get Credits', onPress: () => {} } })
  // Roles are found only where screen readers find them.
  expect(await screen.findByRole('button', { name: 'Get Credits' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/You are offline/)
})
