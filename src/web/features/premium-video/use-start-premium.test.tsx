import { act, fireEvent, screen } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREMIUM_PRICES_CREDITS } from '#contract/prices.ts'
import { credits } from '#web/data/credits/credits.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import type { PremiumForm } from './premium-form.ts'
import { promptPreview } from './prompt-preview.ts'
import { useStartPremium } from './use-start-premium.ts'

const FORM = { mode: 't2v', prompt: 'A fox knight', quality: 'portrait', chatId: 'c1' } as const satisfies PremiumForm

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1', credits: 100 })
  credits.getState().set(100)
  server.functions['get-feature-access'] = { success: true, allowed: true }
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => void sonner.dismiss())
  credits.getState().reset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Start({ form }: { form: PremiumForm }) {
  const { run, problem } = useStartPremium('u1', undefined, () => {})
  return (
    <>
      <button type="button" onClick={() => void run(form)}>
        Start
      </button>
      {problem?.text}
    </>
  )
}
const press = (form: PremiumForm) => {
  renderApp(<Start form={form} />)
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
}
const films = () => server.callsOf('video-generation-service')

test('PV-12 ER-74 without a quality it says so, and nothing is called', async () => {
  press({ ...FORM, quality: undefined })
  expect(await screen.findByText('Select a quality mode for your video.')).toBeTruthy()
  expect(server.callsOf('get-feature-access')).toEqual([])
  expect(films()).toEqual([])
})

test('PV-23 ER-76 a reply without a reason says that the film could not be queued, and the credits are back', async () => {
  server.functions['video-generation-service'] = { success: false }
  press(FORM)
  expect(await screen.findByText('Unable to start Sora generation')).toBeTruthy()
  expect(screen.getByText('Failed to queue Sora generation')).toBeTruthy()
  expect(credits.getState().credits).toBe(100)
  // The server is told the price that was shown, so that nothing dearer is started.
  expect(films()[0]?.headers['x-quoted-credits']).toBe(String(PREMIUM_PRICES_CREDITS[FORM.quality]))
})

test('a prompt of 101 letters is cut to 100 and a sign, one of 100 is not', () => {
  expect(promptPreview('a'.repeat(100))).toBe('a'.repeat(100))
  expect(promptPreview('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect([...promptPreview('🦊'.repeat(150))]).toHaveLength(101)
})
