import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useCreateCharacter } from './use-create-character.ts'

afterEach(() => vi.unstubAllGlobals())

function CreateWithoutSelection() {
  const creation = useCreateCharacter({ userId: 'u1', jobId: 'j1' } as JobCard)
  return (
    <button type="button" onClick={() => creation.run(undefined)}>
      {creation.state}
    </button>
  )
}

test('SP-28 ER-28 without a selection nothing is asked of the server, and the person is told', async () => {
  const server = await startFakeServer({ id: 'u1' })
  renderApp(<CreateWithoutSelection />)
  fireEvent.click(screen.getByRole('button', { name: 'none' }))
  await screen.findByText('No image selected')
  screen.getByText('Please select an image to create your character.')
  screen.getByRole('button', { name: 'none' })
  expect(server.calls).toEqual([])
})
