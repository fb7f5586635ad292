import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FileField } from './file-field.tsx'

test('while a file is read the field takes no other one, and keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const taken: string[] = []
  const onFiles = ([file]: File[]) => {
    taken.push(file?.name ?? '')
    return promise
  }
  render(<FileField label="Image" hint="Drop one" accept="image/*" onFiles={onFiles} />)
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const give = (name: string) => fireEvent.change(input, { target: { files: [new File(['x'], name)] } })
  const button = screen.getByRole('button', { name: /^Image/ })
  button.focus()
  give('large.png')
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  give('small.png')
  expect(document.activeElement).toBe(button)
  resolve()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  give('next.png')
  expect(taken).toEqual(['large.png', 'next.png'])
})
