import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
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

test('words that come with a picture of them are pasted where one writes; elsewhere the picture is taken', () => {
  const taken: string[] = []
  render(
    <>
      <textarea aria-label="Words" />
      <FileField label="Image" accept="image/*" takesEveryPaste onFiles={([file]) => void taken.push(file?.name ?? '')} />
    </>,
  )
  const words = screen.getByLabelText('Words')
  const paste = (target: Element, types: string[]) =>
    fireEvent.paste(target, { clipboardData: { types, files: [new File(['x'], types.join('+'))] } })
  // An event that goes on is the text field's.
  expect(paste(words, ['text/plain', 'text/html', 'Files'])).toBe(true)
  expect(taken).toEqual([])
  expect(paste(words, ['text/html', 'Files'])).toBe(false)
  expect(taken).toEqual(['text/html+Files'])
})

test('words on the clipboard are no reason to leave a picture out where nobody writes', () => {
  const taken: string[] = []
  render(<FileField label="Image" accept="image/*" takesEveryPaste onFiles={([file]) => void taken.push(file?.name ?? '')} />)
  fireEvent.paste(document.body, { clipboardData: { types: ['text/plain', 'Files'], files: [new File(['x'], 'cells')] } })
  expect(taken).toEqual(['cells'])
})

test('who takes a file out with the keys goes on at the field, and nobody else is led there', () => {
  function Form() {
    const [name, setName] = useState<string | undefined>('face.png')
    const remove = () => setName(undefined)
    return (
      <>
        <FileField label="Image" accept="image/*" onFiles={() => {}} preview={name} onRemove={remove} />
        <button type="button" onClick={remove}>
          Begin anew
        </button>
        <button type="button" onClick={() => setName('other.png')}>
          Another
        </button>
      </>
    )
  }
  render(<Form />)
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus()
    fireEvent.click(screen.getByRole('button', { name }))
  }
  press('Remove')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Image' }))
  press('Another')
  press('Begin anew')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin anew' }))
})
