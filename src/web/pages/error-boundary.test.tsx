import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test("ER-89 a page that breaks leaves 'Unexpected Application Error!' and a way home", () => {
  const Broken = () => {
    throw new Error('broken')
  }
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the start' }).getAttribute('href')).toBe('/create')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
})

test('another page is not broken because one was', () => {
  const Page = ({ isBroken }: { isBroken: boolean }) => {
    if (isBroken) throw new Error('broken')
    return <p>Prices</p>
  }
  const at = (place: string) => (
    <ErrorBoundary place={place}>
      <Page isBroken={place === '/generations'} />
    </ErrorBoundary>
  )
  const { rerender } = render(at('/generations'))
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  rerender(at('/pricing'))
  expect(screen.getByText('Prices')).toBeTruthy()
})
