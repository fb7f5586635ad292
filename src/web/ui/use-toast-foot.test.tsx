import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToastFoot } from './use-toast-foot.ts'

function Corner() {
  useToastFoot()
  return null
}

const foot = () => document.documentElement.style.getPropertyValue('--toast-foot')

function aDialog(heightPx: number): HTMLElement {
  const dialog = document.createElement('div')
  dialog.dataset.foot = 'low-dialog'
  Object.defineProperty(dialog, 'offsetHeight', { value: heightPx })
  return dialog
}

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a toast stands below a dialog where there is room, else above its foot, and where it always does when it is gone', async () => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  render(<Corner />)
  expect(foot()).toBe('')
  const high = aDialog(700)
  document.body.append(high)
  await vi.waitFor(() => expect(foot()).toBe('146px'))
  high.replaceWith(aDialog(560))
  await vi.waitFor(() => expect(foot()).toBe('16px'))
  document.querySelector('[data-foot]')?.remove()
  await vi.waitFor(() => expect(foot()).toBe(''))
})

test('on small screens, where dialogs fill it, the style sheet says where toasts stand', async () => {
  vi.stubGlobal('innerWidth', 360)
  render(<Corner />)
  document.documentElement.style.setProperty('--toast-foot', '1px')
  document.body.append(aDialog(780))
  await vi.waitFor(() => expect(foot()).toBe(''))
})
