import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCreditsStore, type UserCredits } from './credits-store.ts'

const stores: ReturnType<typeof createCreditsStore>[] = []
const serverSays = (credits: number, flags: Partial<UserCredits> = {}): UserCredits => ({
  credits,
  freePreviewInitialUsed: false,
  freePreviewRegenerationUsed: false,
  freeCharacterCreationUsed: false,
  ...flags,
})
function aStore(load: () => Promise<UserCredits | undefined> = async () => undefined) {
  const store = createCreditsStore(load)
  stores.push(store)
  return store.getState
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const store of stores.splice(0)) store.getState().stopSync()
})

describe('the local balance', () => {
  test('CS-05 is set directly, never to less than nothing', () => {
    const state = aStore()
    state().set(70)
    expect(state().credits).toBe(70)
    state().set(-5)
    expect(state().credits).toBe(0)
    state().set(Number.NaN)
    expect(state().credits).toBe(0)
  })

  test('CS-06 a deduction stops at 0', () => {
    const state = aStore()
    state().set(30)
    state().deduct(100)
    expect(state().credits).toBe(0)
  })

  test('CS-07 a restored deduction gives back only what was taken', () => {
    const state = aStore()
    state().set(30)
    state().restore(state().deduct(100))
    expect(state().credits).toBe(30)
  })

  test('CS-08 adds', () => {
    const state = aStore()
    state().set(10)
    state().add(25)
    expect(state().credits).toBe(35)
  })

  test('CS-12 a reset zeroes credits and flags and stops the sync', async () => {
    const load = vi.fn(async () => serverSays(50, { freePreviewInitialUsed: true }))
    const state = aStore(load)
    state().startSync()
    await state().sync()
    expect(state()).toMatchObject({ credits: 50, freePreviewInitialUsed: true })
    state().reset()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(state()).toMatchObject({
      credits: 0,
      freePreviewInitialUsed: false,
      freePreviewRegenerationUsed: false,
      freeCharacterCreationUsed: false,
    })
  })
})

describe('the sync', () => {
  test('CS-09 two calls at once are one request', async () => {
    const load = vi.fn(async () => serverSays(5))
    const state = aStore(load)
    await Promise.all([state().sync(), state().sync()])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('CS-14 brings the three free uses along', async () => {
    const state = aStore(async () =>
      serverSays(5, { freePreviewInitialUsed: true, freePreviewRegenerationUsed: true, freeCharacterCreationUsed: true }),
    )
    await state().sync()
    expect(state()).toMatchObject({
      freePreviewInitialUsed: true,
      freePreviewRegenerationUsed: true,
      freeCharacterCreationUsed: true,
    })
  })

  test('CS-10 TM-01 repeats every 30 s', async () => {
    const load = vi.fn(async () => serverSays(5))
    const state = aStore(load)
    state().startSync()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(load).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('CS-11 started twice it has one timer; stopped it is silent', async () => {
    const load = vi.fn(async () => serverSays(5))
    const state = aStore(load)
    state().startSync()
    state().startSync()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(load).toHaveBeenCalledTimes(1)
    state().stopSync()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('CS-13 a sync that lands while a deduction is pending does not show the spent credits again', async () => {
    const state = aStore(async () => serverSays(500))
    await state().sync()
    const deduction = state().deduct(100)
    await state().sync()
    expect(state().credits).toBe(400)
    state().confirm(deduction)
    expect(state().credits).toBe(400)
  })

  test('CS-13 a sync that began before the confirmation does not bring the old balance back', async () => {
    let answer = (_: UserCredits) => {}
    const load = vi.fn(() => new Promise<UserCredits>((resolve) => (answer = resolve)))
    const state = aStore(load)
    state().set(500)
    const deduction = state().deduct(100)
    const syncing = state().sync()
    state().confirm(deduction)
    answer(serverSays(500))
    await vi.advanceTimersByTimeAsync(0)
    expect(state().credits).toBe(400)
    expect(load).toHaveBeenCalledTimes(2)
    answer(serverSays(400, { freePreviewInitialUsed: true }))
    await syncing
    expect(state()).toMatchObject({ credits: 400, freePreviewInitialUsed: true })
  })

  test('a sync that began before a bonus or a payment was told does not take it away again', async () => {
    const answers: ((loaded: UserCredits) => void)[] = []
    const state = aStore(() => new Promise<UserCredits>((resolve) => answers.push(resolve)))
    const syncing = state().sync()
    state().set(1150)
    answers[0]?.(serverSays(1000))
    await vi.advanceTimersByTimeAsync(0)
    expect(state().credits).toBe(1150)
    answers[1]?.(serverSays(1150))
    await syncing
    expect(state().credits).toBe(1150)
  })

  test('a failing sync is only logged and keeps the balance', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const state = aStore(async () => {
      throw new Error('down')
    })
    state().set(70)
    await state().sync()
    expect(state().credits).toBe(70)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('a change the server tells of', () => {
  test('is asked for at once', async () => {
    const state = aStore(async () => serverSays(150))
    state().heardOfChange()
    await vi.advanceTimersByTimeAsync(0)
    expect(state().credits).toBe(150)
  })

  test('OP-07: counts no deduction twice that is still pending', async () => {
    const load = vi.fn(async () => serverSays(900))
    const state = aStore(load)
    state().set(1000)
    const deduction = state().deduct(100)
    // The server has taken them already, and says so before it answers the call.
    state().heardOfChange()
    await vi.advanceTimersByTimeAsync(0)
    expect([state().credits, load.mock.calls.length]).toEqual([900, 0])
    state().confirm(deduction)
    await vi.advanceTimersByTimeAsync(0)
    expect([state().credits, load.mock.calls.length]).toEqual([900, 1])
  })

  test('during a sync makes it ask again', async () => {
    const answers = [serverSays(10), serverSays(160)]
    const state = aStore(async () => answers.shift())
    const syncing = state().sync()
    state().heardOfChange()
    await syncing
    expect(state().credits).toBe(160)
  })
})

describe('what is kept', () => {
  test('BS-05 credits-storage holds the credits and the three flags, and is taken up again', () => {
    const state = aStore()
    state().set(120)
    expect(JSON.parse(localStorage.getItem('credits-storage') ?? '').state).toEqual({
      credits: 120,
      freePreviewInitialUsed: false,
      freePreviewRegenerationUsed: false,
      freeCharacterCreationUsed: false,
    })
    const next = aStore()
    next().deduct(20)
    expect(next().credits).toBe(100)
  })

  test('rubbish in the storage does not stop the page', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('credits-storage', '{"state":')
    expect(aStore()().credits).toBe(0)
    localStorage.setItem('credits-storage', '{"state":{"credits":"many"}}')
    expect(aStore()().credits).toBe(0)
    warn.mockRestore()
  })
})
