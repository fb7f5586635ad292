import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StyleStrip } from './style-strip.tsx'

test('a panel that had the focus before the page came to life is the open one', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<StyleStrip />)
  container.querySelector('button')?.focus()
  render(<StyleStrip />, { container, hydrate: true })
  expect(container.querySelector('[aria-pressed=true]')?.textContent).toBe('3D Stylized')
})
