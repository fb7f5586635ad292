import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Character } from '#contract/entities/character.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { FormNote } from './form-note.tsx'

const drawn = vi.hoisted(() => ({ styles: ['photoreal'] }))
vi.mock('#web/data/sketch/form-files-for.ts', () => ({
  formFilesFor: (style: string) => (drawn.styles.includes(style) ? ['sketch', 'whole'] : []),
}))

const aCharacter = (changes: Partial<Character> = {}) =>
  ({ $id: 'c1', chatId: 'chat-1', name: 'Mira', style: 'photoreal', isOfOldForm: true, ...changes }) as Character

afterEach(() => {
  drawn.styles = ['photoreal']
  vi.unstubAllGlobals()
})

const note = () => screen.queryByRole('complementary', { name: 'What is new' })

test('whoever was drawn before is told of once, and what else is preferred stays', async () => {
  const server = await startFakeServer({ id: 'u1', prefs: { timezone: 'Asia/Tokyo', toldOfForm: ['c0'] } })
  const { unmount } = renderApp(<FormNote userId="u1" character={aCharacter()} />)
  await waitFor(() => expect(note()).not.toBeNull())
  expect(note()?.textContent).toBe('Mira is drawn on a real human form from now on. Pictures made before stay as they are.')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(note()).toBeNull())
  await waitFor(() => expect(server.account?.prefs).toEqual({ timezone: 'Asia/Tokyo', toldOfForm: ['c0', 'c1'] }))
  unmount()
  // Another visit, of two characters.
  renderApp(
    <>
      <FormNote userId="u1" character={aCharacter()} />
      <FormNote userId="u1" character={aCharacter({ $id: 'c2', name: 'Bo' })} />
    </>,
  )
  await screen.findByText(/^Bo is drawn/)
  expect(screen.queryByText(/^Mira is drawn/)).toBeNull()
})

test.each([
  ['whoever was made on the human form', aCharacter({ isOfOldForm: false }), ['photoreal']],
  ['a character of a style that draws people as before', aCharacter({ style: 'anime' }), ['photoreal']],
  ['anybody, while no style has the form', aCharacter(), []],
])('nothing is told of %s', async (_, character, styles) => {
  drawn.styles = styles
  const server = await startFakeServer({ id: 'u1' })
  renderApp(<FormNote userId="u1" character={character} />)
  expect(note()).toBeNull()
  expect(server.callsOf('GET /v1/account/prefs')).toEqual([])
})
