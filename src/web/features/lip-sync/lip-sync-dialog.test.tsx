import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { LipSyncDialog } from './lip-sync-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test('nothing is sent while a file is still read', async () => {
  const server = await startFakeServer({ id: 'u1' })
  renderApp(<LipSyncDialog userId="u1" start={{ imageUrl: '/face.png' }} onClose={() => {}} onStarted={() => {}} />)
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const sound = new File(['RIFF____WAVE'], 'speech.wav', { type: 'audio/wav' })
  vi.spyOn(sound, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => promise }))
  const field = document.querySelector('input[accept^="audio"]') as HTMLInputElement
  fireEvent.change(field, { target: { files: [sound] } })

  const submit = screen.getByRole('button', { name: 'Generate Lip Sync Video' })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(submit)
  expect(screen.queryByText('Missing files')).toBeNull()
  await act(async () => resolve(await sound.arrayBuffer()))
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
  expect(screen.getByRole('button', { name: 'Remove audio' })).toBeTruthy()
  expect(server.callsOf('video-generation-service')).toEqual([])
})

test('whose account is not confirmed reads beside the button why, and what to do first', async () => {
  const server = await startFakeServer({ id: 'u1' })
  const error = 'This is for confirmed accounts. To confirm yours, sign in with Google.'
  server.functions['check-user-credits'] = { success: true, priceCredits: 40, refusal: { code: 'identity.unproven', error } }
  renderApp(<LipSyncDialog userId="u1" start={{ imageUrl: '/face.png' }} onClose={() => {}} onStarted={() => {}} />)
  expect((await screen.findByRole('note')).textContent).toBe(error)
  const asked = server.callsOf('check-user-credits')[0]?.input
  expect(asked).toEqual({ job: 'video-generation-lip-sync', options: { source: 'image' } })
})

test('who brings a sound with the keys, and who takes it out, goes on where it was', async () => {
  await startFakeServer({ id: 'u1' })
  renderApp(<LipSyncDialog userId="u1" start={{ imageUrl: '/face.png' }} onClose={() => {}} onStarted={() => {}} />)
  screen.getByRole('button', { name: /^Audio/ }).focus()
  const sound = new File(['RIFF____WAVE'], 'speech.wav', { type: 'audio/wav' })
  fireEvent.change(document.querySelector('input[accept^="audio"]') as HTMLInputElement, { target: { files: [sound] } })
  const remove = await screen.findByRole('button', { name: 'Remove audio' })
  expect(document.activeElement).toBe(remove)
  fireEvent.click(remove)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Audio/ }))
})
