import { skipToken, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keptForms } from '#web/data/draft/kept-forms.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { PremiumVideoDialog } from './premium-video-dialog.tsx'

afterEach(async () => {
  await keptForms.forgetAll()
  vi.unstubAllGlobals()
})

const prompt = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Prompt' })
const generate = () => fireEvent.click(screen.getByRole('button', { name: /^Generate ·/ }))
const dialog = <PremiumVideoDialog userId="u1" onClose={() => {}} onStarted={() => {}} />
const open = () => renderApp(dialog)

/** Says when the dialog has the answer about access: both hear of it in the same render. */
function Access() {
  const { status } = useQuery({ queryKey: queryKeys.premiumAccess('u1'), queryFn: skipToken })
  return <output aria-label="Access">{status}</output>
}

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
    renderApp(
      <>
        {dialog}
        <Access />
      </>,
    )
    await waitFor(() => expect(screen.getByLabelText('Access').textContent).toBe('success'))
    expect(screen.queryAllByRole('note').map((note) => note.textContent)).toEqual(Array(notes).fill(reason))
  },
)
