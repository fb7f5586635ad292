import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToastFoot } from './use-toast-foot.ts'

function Corner({ hasToast }: { hasToast: boolean }) {
  const corner = useRef<HTMLElement>(null)
  useToastFoot(corner)
  return <section ref={corner}>{hasToast && <div data-sonner-toast="" />}</section>
}

/** 45rem are 720 px here. */
function ofWidth(widthPx: number): void {
  vi.stubGlobal('innerWidth', widthPx)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 45rem)' && widthPx < 720 }))
}

const foot = () => document.documentElement.style.getPropertyValue('--toast-foot')

/** Its one button reaches from `topPx` to `topPx` + 44, below the toast's place. */
function aDialog(topPx: number): HTMLElement {
  const dialog = document.createElement('div')
  dialog.dataset.foot = 'dialog'
  const button = document.createElement('button')
  button.getBoundingClientRect = () => new DOMRect(773, topPx, 215, 44)
  dialog.append(button)
  return dialog
}

beforeEach(() => {
  ofWidth(1280)
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(900, 800, 356, 74))
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(74)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a toast stands at the edge below what a dialog offers, else above it, and where it always does when the dialog is gone', async () => {
  render(<Corner hasToast />)
  expect(foot()).toBe('')
  const high = aDialog(676)
  document.body.append(high)
  await vi.waitFor(() => expect(foot()).toBe('136px'))
  high.remove()
  await vi.waitFor(() => expect(foot()).toBe(''))
  document.body.append(aDialog(560))
  await vi.waitFor(() => expect(foot()).toBe('16px'))
})

test('a toast finds its place when it comes, and leaves none behind', async () => {
  document.body.append(aDialog(676))
  const { rerender } = render(<Corner hasToast={false} />)
  rerender(<Corner hasToast />)
  await vi.waitFor(() => expect(foot()).toBe('136px'))
  rerender(<Corner hasToast={false} />)
  await vi.waitFor(() => expect(foot()).toBe(''))
})

test('what a dialog shows next moves a toast that would cover it', async () => {
  render(<Corner hasToast />)
  const dialog = aDialog(560)
  document.body.append(dialog)
  await vi.waitFor(() => expect(foot()).toBe('16px'))
  dialog.replaceChildren(...aDialog(720).children)
  await vi.waitFor(() => expect(foot()).toBe('88px'))
})

test('on small screens, where dialogs fill it, the style sheet says where toasts stand', async () => {
  ofWidth(360)
  render(<Corner hasToast />)
  document.documentElement.style.setProperty('--toast-foot', '1px')
  document.body.append(aDialog(676))
  await vi.waitFor(() => expect(foot()).toBe(''))
})

test('on small screens a toast stands above a sheet that leaves room for it; on others a small dialog moves none', async () => {
  ofWidth(360)
  const heightPx = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  heightPx.mockImplementation(function (this: HTMLElement) {
    return this.dataset.foot === 'sheet' ? 420 : 74
  })
  render(<Corner hasToast />)
  const sheet = aDialog(676)
  sheet.dataset.foot = 'sheet'
  document.body.append(sheet)
  await vi.waitFor(() => expect(foot()).toBe('432px'))
  vi.stubGlobal('innerHeight', 500)
  window.dispatchEvent(new Event('resize'))
  expect(foot()).toBe('')
  vi.stubGlobal('innerHeight', 800)
  ofWidth(1280)
  window.dispatchEvent(new Event('resize'))
  expect(foot()).toBe('')
})

test('the choices of a dialog are covered rather than the button at its foot', async () => {
  render(<Corner hasToast />)
  const dialog = aDialog(676)
  const footer = document.createElement('footer')
  footer.append(...dialog.children)
  dialog.append(footer)
  for (let topPx = 260; topPx <= 620; topPx += 60) dialog.append(...aDialog(topPx).children)
  document.body.append(dialog)
  await vi.waitFor(() => expect(foot()).toBe('136px'))
})
