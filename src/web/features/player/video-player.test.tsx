import { act, fireEvent, screen, within } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { type VideoOperations, VideoPlayer } from './video-player.tsx'

const VIDEO = { url: '/film.mp4', title: 'Isolde' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => {} })
})
afterEach(() => {
  act(() => void sonner.dismiss())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Handlers = { onUpscale?: () => Promise<void>; operations?: VideoOperations }

async function choose(menu: string, entry: RegExp, handlers: Handlers = {}) {
  const { unmount } = renderApp(<VideoPlayer video={VIDEO} {...handlers} />)
  fireEvent.keyDown(screen.getByRole('button', { name: menu }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  return unmount
}

describe('a download', () => {
  const opened = (tab: object | null) => vi.stubGlobal('open', () => tab)
  const fetched = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', answer)
  const aFilm = async () => ({ ok: true, blob: async () => new Blob(['film']) })

  test('ER-62 VP-08 VP-10 says how it went: started, attempted, opened instead, or failed', async () => {
    const said = async (words: string) => {
      const unmount = await choose('More actions', /Download/)
      expect(await screen.findByText(words)).toBeTruthy()
      act(() => void sonner.dismiss())
      unmount()
    }
    fetched(aFilm)
    await said('Download started')
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('no room')
      },
    })
    await said('Download attempted')
    fetched(async () => {
      throw new TypeError('blocked')
    })
    opened({})
    await said('Download failed - Video opened')
    opened(null)
    await said('Download failed')
  })
})

describe('what nothing is set up for', () => {
  test('ER-63 VP-23 an upscale: not configured, started, or failed', async () => {
    const first = await choose('4K: upscale this video', /1080p/)
    expect(await screen.findByText('Upscale not configured')).toBeTruthy()
    first()
    const second = await choose('4K: upscale this video', /1080p/, { onUpscale: async () => {} })
    expect(await screen.findByText('Upscale started')).toBeTruthy()
    second()
    const onUpscale = async () => {
      throw new Error('down')
    }
    const third = await choose('4K: upscale this video', /1080p/, { onUpscale })
    expect(await screen.findByText('Upscale failed')).toBeTruthy()
    third()
    await choose('More actions', /Restore Video/)
    expect(await screen.findByText('Video operations not configured')).toBeTruthy()
  })

  test.each([/Restore Video/, /Add to Lip Sync/])('VP-24 without the hook %s says so', async (entry) => {
    await choose('More actions', entry)
    expect(await screen.findByText('Video operations not configured')).toBeTruthy()
  })
})

describe('whose account is not confirmed', () => {
  const error = 'This is for confirmed accounts. To confirm yours, sign in with Google.'

  test.each([
    ['More actions', /^Restore Video/, { job: 'video-restoration' }],
    ['4K: upscale this video', /^4K/, { job: 'video-upscale', options: { resolution: '1080p' } }],
  ])('reads in "%s" why nothing would be made, and what to do first', async (button, entry, asked) => {
    const server = await startFakeServer({ id: 'u1' })
    const refusal = { code: 'identity.unproven', error }
    server.functions['check-user-credits'] = { credits: 500, isFree: false, priceCredits: 100, refusal }
    renderApp(<VideoPlayer video={VIDEO} />)
    fireEvent.keyDown(screen.getByRole('button', { name: button }), { key: 'Enter' })
    const menu = await screen.findByRole('menu')
    const note = await within(menu).findByRole('note')
    expect(note.textContent).toBe(error)
    // Directly below what it is about, and told with it to whoever goes by the keys.
    const about = within(menu).getByRole('menuitem', { name: entry })
    expect(about.nextElementSibling).toBe(note)
    expect(about.getAttribute('aria-describedby')).toBe(note.id)
    expect(server.callsOf('check-user-credits').map(({ input }) => input)).toEqual([asked])
  })
})
