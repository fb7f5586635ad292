import { afterEach, expect, test, vi } from 'vitest'
import { useOpenPremiumVideoView } from '#web/data/premium-video/open-premium-video.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { CreateFilms } from './create-films.tsx'

afterEach(() => vi.unstubAllGlobals())

test('what lay over the page when it was left does not lie over it later', async () => {
  await startFakeServer()
  const { unmount } = renderApp(<CreateFilms />)
  useOpenPremiumVideoView.getState().open('dialog')
  unmount()
  expect(useOpenPremiumVideoView.getState().view).toBeUndefined()
})
