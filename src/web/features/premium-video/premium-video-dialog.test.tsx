import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keptForms } from '#web/data/draft/kept-forms.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { PremiumVideoDialog } from './premium-video-dialog.tsx'

afterEach(async () => {
  await keptForms.forgetAll()
  vi.unstubAllGlobals()
})

const prompt = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Prompt' })
const generate = () => fireEvent.click(screen.getByRole('button', { name: /^Generate ·/ }))
const open = () => renderApp(<PremiumVideoDialog userId="u1" onClose={() => {}} onStarted={() => {}} />)

test('a film that was ordered and not answered before a reload is the same order when it is sent again', async () => {
  const server = await startFakeServer({ id: 'u1' })
  server.functions['get-feature-access'] = { success: true, allowed: true }
  server.functions['video-generation-service'] = { success: true, jobId: 'j1' }
  const films = () => server.callsOf('video-generation-service')
  open()
  fireEvent.change(prompt(), { target: { value: 'A fox knight' } })
  const release = server.hold('video-generation-service')
  generate()
  await waitFor(() => expect(films()).toHaveLength(1))
  cleanup()
  open()
  await waitFor(() => expect(prompt().value).toBe('A fox knight'))
  release()
  generate()
  await waitFor(() => expect(films()).toHaveLength(2))
  const [first, second] = films()
  expect(second?.headers['x-idempotency-key']).toBe(first?.headers['x-idempotency-key'])
  expect(second?.input).toEqual(first?.input)
})

test.each([
  ['Premium films are for confirmed accounts. To confirm yours, sign in with Google.', 1],
  ['Insufficient Credits', 0],
])(
  'what would be refused with %j is said beside the button before anybody presses, where it is not the credits',
  async (reason, notes) => {
    const server = await startFakeServer({ id: 'u1' })
    server.functions['get-feature-access'] = { success: true, allowed: false, reason }
    open()
    await waitFor(() => expect(server.callsOf('get-feature-access')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.queryAllByRole('note').map((note) => note.textContent)).toEqual(Array(notes).fill(reason)),
    )
  },
)
