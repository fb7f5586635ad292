import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenOrder } from '../functions/create-keyed-call.ts'
import { keptForms } from './kept-forms.ts'
import { useKeptForm } from './use-kept-form.ts'

interface Words {
  readonly text: string
  readonly openOrder?: OpenOrder
}

function Dialog({ userId, given }: { userId: string; given?: string }) {
  const begin: Words = { text: given ?? '' }
  const { form, change, end, orders } = useKeptForm<Words>('premium-video', { userId, begin, isGiven: given !== undefined })
  return (
    <>
      <input aria-label="Text" value={form.text} onChange={(event) => change({ text: event.target.value })} />
      <button type="button" onClick={() => void orders.write({ what: form.text, key: 'k1' })}>
        Send
      </button>
      <button type="button" onClick={end}>
        End
      </button>
      {orders.read()?.key}
    </>
  )
}
const text = () => screen.getByLabelText<HTMLInputElement>('Text').value
const write = (value: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value } })
const kept = (userId: string) => keptForms.read<Words>('premium-video', userId)

/** Opens it for Mira, writes, and takes it away as a lost session does. */
async function leave(write: () => void) {
  const { unmount } = render(<Dialog userId="mira" />)
  write()
  unmount()
}

beforeEach(() => keptForms.forgetAll())

test('a form that goes without being closed is there again for the same person', async () => {
  await leave(() => write('a fox knight'))
  render(<Dialog userId="mira" />)
  await waitFor(() => expect(text()).toBe('a fox knight'))
})

test('a form is kept while it is open, as a reload takes it away without a word', async () => {
  render(<Dialog userId="mira" />)
  write('a fox')
  write('a fox knight')
  await waitFor(async () => expect(await kept('mira')).toEqual({ text: 'a fox knight' }))
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(await kept('mira')).toBeUndefined()
})

test('an order without an answer is kept with its form, at once', async () => {
  const { unmount } = render(<Dialog userId="mira" />)
  write('a fox knight')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  // Far sooner than a form is kept by itself: the request leaves now.
  expect(await kept('mira')).toEqual({ text: 'a fox knight', openOrder: { what: 'a fox knight', key: 'k1' } })
  unmount()
  render(<Dialog userId="mira" />)
  expect(await screen.findByText('k1')).toBeTruthy()
})

test('what it is opened with does not push out what was left, as long as nothing is changed', async () => {
  await keptForms.keep('premium-video', 'mira', { text: 'left' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Dialog userId="mira" given="a film" />)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await kept('mira')).toEqual({ text: 'left' })
})

test('nobody else gets it, and it is gone when somebody else is here', async () => {
  await leave(() => write('a fox knight'))
  expect(await kept('noor')).toBeUndefined()
  await keptForms.keepFor('mira')
  expect(await kept('mira')).toBeDefined()
  await keptForms.keepFor('noor')
  expect(await kept('mira')).toBeUndefined()
})

test('what was closed, or only looked at, is not kept', async () => {
  await leave(() => {
    write('a fox knight')
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
  })
  await leave(() => {})
  expect(await kept('mira')).toBeUndefined()
})

test('what it is opened with, and what was written meanwhile, is not replaced by what was left', async () => {
  await keptForms.keep('premium-video', 'mira', { text: 'left' })
  const { unmount } = render(<Dialog userId="mira" given="a film" />)
  await kept('mira')
  expect(text()).toBe('a film')
  unmount()
  // It is worth keeping by itself.
  await waitFor(async () => expect(await kept('mira')).toMatchObject({ text: 'a film' }))
  render(<Dialog userId="mira" />)
  write('quick')
  await kept('mira')
  expect(text()).toBe('quick')
})
