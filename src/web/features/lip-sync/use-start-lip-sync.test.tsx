import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { credits } from '#web/data/credits/credits.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import type { LipSyncForm } from './lip-sync-form.ts'
import { lipSyncRequest } from './lip-sync-request.ts'
import { useStartLipSync } from './use-start-lip-sync.ts'

const FULL: LipSyncForm = {
  mode: 'image',
  chatId: 'chat',
  picture: { url: 'data:image/png;base64,AA', name: 'face.png' },
  sound: new File(['speech'], 'speech.wav', { type: 'audio/wav' }),
}

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1', credits: 100 })
  credits.getState().set(100)
  server.functions['check-user-credits'] = {
    credits: 100,
    isInsufficientCredits: false,
    subscriptionStatus: null,
    isFree: false,
    priceCredits: 40,
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => void sonner.dismiss())
  credits.getState().reset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Start({ form }: { form: LipSyncForm }) {
  const { run, refusal } = useStartLipSync({ onStarted: () => {} })
  return (
    <>
      <button type="button" onClick={() => void run(form)}>
        Start
      </button>
      {refusal}
    </>
  )
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Start' }))
const films = () => server.callsOf('video-generation-service')

test('ER-68 LS-03 without a mode it says so, and nothing is called', async () => {
  renderApp(<Start form={{ ...FULL, mode: undefined }} />)
  press()
  expect(await screen.findByText('Please select a lip sync mode.')).toBeTruthy()
  expect(server.callsOf('check-user-credits')).toEqual([])
  expect(films()).toEqual([])
})

test('BC-28 EN-21 a lip sync is 480p with 25 frames a second in 1:1', async () => {
  expect(await lipSyncRequest(FULL)).toMatchObject({
    aspectRatio: '1:1',
    videoOptions: { resolution: '480p', fps: 25 },
    isStandaloneGeneration: true,
  })
})

test('a press after a lost answer asks for the same thing under the same key; a refusal says what is wrong with the files', async () => {
  server.functions['video-generation-service'] = new Error('the line is dead')
  renderApp(<Start form={FULL} />)
  press()
  await screen.findByText('Operation Failed')
  expect(credits.getState().credits).toBe(100)
  server.functions['video-generation-service'] = refused(400, { code: 'face.none', error: 'No face was found.' })
  press()
  expect(await screen.findByText('No face was found.')).toBeTruthy()
  await waitFor(() => expect(films()).toHaveLength(2))
  const [first, second] = films()
  expect(second?.headers['x-idempotency-key']).toBe(first?.headers['x-idempotency-key'])
  expect(second?.input).toEqual(first?.input)
  // The server is told the price that was shown, so that nothing dearer is started.
  expect(first?.headers['x-quoted-credits']).toBe('40')
  press()
  await waitFor(() => expect(films()).toHaveLength(3))
  expect(films()[2]?.headers['x-idempotency-key']).not.toBe(first?.headers['x-idempotency-key'])
})
