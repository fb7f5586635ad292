import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { credits } from '#web/data/credits/credits.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { uploadedImage } from '#web/data/draft/uploaded-image.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { ImageWizard } from './image-wizard.tsx'

const IMAGE = 'data:image/png;base64,iVBORw0KGgo='

let server: FakeServer
const onClose = vi.fn()
const onSignedOut = vi.fn()

function Page() {
  useSessionUpkeep()
  return (
    <ImageWizard
      onClose={onClose}
      onSignedOut={onSignedOut}
      variations={(preview) => <p>variations of {preview.jobId}</p>}
      lastStep={(onDone) => (
        <button type="button" onClick={onDone}>
          Done
        </button>
      )}
    />
  )
}

/** The wizard with a name and a photo, Keep Original chosen, for somebody with 1000 credits. */
async function openFilled() {
  localStorage.setItem('thumbmark', 'device')
  uploadedImage.keep(IMAGE)
  useCharacterDraft.getState().change({ characterName: 'Nora', characterStyle: 'none' })
  server.account = { id: 'u1', credits: 1000, freePreviewInitialUsed: true }
  server.functions['check-user-credits'] ??= {
    credits: 1000,
    isInsufficientCredits: false,
    subscriptionStatus: null,
    isFree: false,
    priceCredits: 100,
  }
  const rendered = renderApp(<Page />)
  await rendered.queryClient.ensureQueryData(accountQuery)
  await waitFor(() => expect(credits.getState().credits).toBe(1000))
  await screen.findByRole('button', { name: 'Create · 100 credits' })
}

const create = () => fireEvent.click(screen.getByRole('button', { name: /^Create ·/ }))
const address = () => screen.getByLabelText('Address').textContent

beforeEach(async () => {
  useCharacterDraft.getState().reset()
  credits.getState().reset()
  onClose.mockReset()
  server = await startFakeServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  credits.getState().stopSync()
  uploadedImage.forget()
  toast.dismiss()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('CW-51 the new character is asked after every 6 s, ten times while it is not found, then the library comes', async () => {
  server.functions['create-character-direct'] = { success: true, jobId: 'j1', characterId: 'c1', chatId: 'ch1' }
  server.functions['get-job-status'] = { success: true, status: 'not_found', revision: 0 }
  await openFilled()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  create()
  await screen.findByRole('button', { name: 'Done' })
  for (let asked = 1; asked <= 9; asked += 1) {
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(server.callsOf('get-job-status')).toHaveLength(asked)
    expect(address()).not.toBe('/generations')
  }
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(address()).toBe('/generations'))
  expect(server.callsOf('get-job-status')).toHaveLength(10)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('CW-10 TM-07 a job that is known at once leaves the last step its 15 s', async () => {
  server.functions['create-character-direct'] = { success: true, jobId: 'j1', characterId: 'c1', chatId: 'ch1' }
  server.functions['get-job-status'] = { success: true, status: 'QUEUED', revision: 1 }
  await openFilled()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  create()
  await screen.findByRole('button', { name: 'Done' })
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(server.callsOf('get-job-status')).toHaveLength(1)
  expect(address()).not.toBe('/generations')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  await waitFor(() => expect(address()).toBe('/generations'))
})

test('a lost answer is asked for again under the same key, so that it is paid once', async () => {
  server.functions['create-character-direct'] = (_input: unknown, calls: number) =>
    calls === 1 ? refused(500) : { success: true, jobId: 'j1', characterId: 'c1', chatId: 'ch1' }
  await openFilled()
  create()
  await screen.findByText('Error creating character')
  expect(credits.getState().credits).toBe(1000)
  create()
  await screen.findByRole('button', { name: 'Done' })
  const keys = server.callsOf('create-character-direct').map(({ input }) => input.jobId)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a server that is away is said at once, and nothing starts when it is back', async () => {
  await openFilled()
  server.isDown = true
  create()
  await screen.findByText('Error creating character')
  server.isDown = false
  expect(screen.getByRole('button', { name: /^Create ·/ }).getAttribute('aria-busy')).toBeNull()
  expect(server.callsOf('create-character-direct')).toEqual([])
})

test('two quick presses start one job', async () => {
  server.functions['create-character-direct'] = { success: true, jobId: 'j1', characterId: 'c1', chatId: 'ch1' }
  await openFilled()
  create()
  create()
  await screen.findByRole('button', { name: 'Done' })
  expect(server.callsOf('create-character-direct')).toHaveLength(1)
})

test('CW-56 a photo that cannot be made smaller says so and is not taken', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2000, height: 2000, close() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openFilled()
  fireEvent.click(screen.getByRole('button', { name: 'Remove the photo' }))
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(12).fill(0)])], 'photo.jpg')
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('The field takes no files.')
  fireEvent.change(input, { target: { files: [photo] } })
  await screen.findByText('Error processing files')
  screen.getByText('Failed to process uploaded files. Please try again.')
  expect(uploadedImage.read()).toBeNull()
})
