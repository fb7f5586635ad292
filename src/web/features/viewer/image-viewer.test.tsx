import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { credits } from '#web/data/credits/credits.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { ImageViewer } from './image-viewer.tsx'

const OWN = '/v1/storage/buckets/media/files/a/view'
const REFUSAL = {
  code: 'identity.unproven',
  error: 'This is for confirmed accounts. To confirm yours, sign in with Google.',
}

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1', credits: 100 })
  credits.getState().set(100)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => void sonner.dismiss())
  credits.getState().reset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (urls: string[]) =>
  renderApp(<ImageViewer title="Ruby" pictures={urls.map((url) => ({ url, alt: `Ruby ${url}` }))} onClose={() => {}} />)

test('ER-60 an upscale that is refused says why: too many, too few credits, or what the reply says', async () => {
  show([OWN])
  const upscale = await screen.findByRole('button', { name: /^Upscale · ?20 credits$/ })
  for (const [reply, words] of [
    [refused(429, { error: 'slow down' }), 'Too many requests...'],
    [refused(402), 'Insufficient Credits'],
    [refused(500, { error: 'x' }), 'x'],
  ] as const) {
    server.functions['image-generation-upscaler'] = reply
    fireEvent.click(upscale)
    expect(await screen.findByText(words)).toBeTruthy()
    await waitFor(() => expect((upscale as HTMLButtonElement).disabled).toBe(false))
    expect(credits.getState().credits).toBe(100)
  }
  expect(server.callsOf('image-generation-upscaler')[0]?.input).toMatchObject({ userId: 'u1', scale: 2, imageUrl: OWN })
})

test('whose account is not confirmed reads beside Upscale why no larger picture would be made, and what to do first', async () => {
  const { error } = REFUSAL
  server.functions['check-user-credits'] = { credits: 100, isFree: false, priceCredits: 20, refusal: REFUSAL }
  show([OWN])
  const upscale = await screen.findByRole('button', { name: /^Upscale/ })
  fireEvent.focus(upscale)
  const note = await screen.findByRole('note')
  expect(note.textContent).toBe(error)
  expect(upscale.getAttribute('aria-describedby')).toBe(note.id)
  expect(server.callsOf('check-user-credits').map(({ input }) => input)).toEqual([{ job: 'image-upscale' }])
})

test('on phones it is read in the menu, directly below Upscale', async () => {
  server.functions['check-user-credits'] = { credits: 100, isFree: false, priceCredits: 20, refusal: REFUSAL }
  show([OWN])
  await screen.findByRole('button', { name: /^Upscale/ })
  fireEvent.keyDown(screen.getByRole('button', { name: 'More actions' }), { key: 'Enter' })
  const menu = within(await screen.findByRole('menu', { name: 'More actions' }))
  const note = await menu.findByRole('note')
  expect(note.textContent).toBe(REFUSAL.error)
  const entry = menu.getByRole('menuitem', { name: /^Upscale/ })
  expect(entry.nextElementSibling).toBe(note)
  expect(entry.getAttribute('aria-describedby')).toBe(note.id)
})

test('whoever only looks at a picture asks for no price', async () => {
  server.functions['check-user-credits'] = { credits: 100, isFree: false, priceCredits: 20 }
  show([OWN])
  const upscale = await screen.findByRole('button', { name: /^Upscale/ })
  fireEvent.pointerEnter(screen.getByRole('img', { name: /Ruby/ }))
  // A question that was begun would be counted by the time that another one is answered.
  fireEvent.click(upscale)
  await waitFor(() => expect(server.callsOf('image-generation-upscaler')).toHaveLength(1))
  expect(server.callsOf('check-user-credits')).toEqual([])
  fireEvent.pointerEnter(upscale)
  await waitFor(() => expect(server.callsOf('check-user-credits')).toHaveLength(1))
})

test('arrow keys and buttons turn the pages, and the first follows the last', async () => {
  show(['/a.png', '/b.png', '/c.png'])
  const shown = () => screen.getByRole('img', { name: /Ruby/ }).getAttribute('src')
  expect(shown()).toBe('/a.png')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next picture' }), { key: 'ArrowRight' })
  expect(shown()).toBe('/b.png')
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe('/c.png')
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3' }))
  expect(shown()).toBe('/b.png')
})

test('what is not the person’s own is only looked at', async () => {
  show(['/showcase/a.webp'])
  await waitFor(() => expect(server.callsOf('GET /v1/account').length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: /Upscale/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toContain('/showcase/a.webp')
})
