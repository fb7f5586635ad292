import { useState } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { useCharacterActions } from '#web/data/characters/use-character-actions.ts'
import { FunctionCallError } from '#web/data/functions/function-call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'

/** Asks once before a character goes, and says what goes with it. */
export function DeleteCharacterDialog({
  userId,
  character,
  onClose,
  onDeleted,
}: {
  userId: string
  character: Character
  onClose(): void
  onDeleted(): void
}) {
  const { remove } = useCharacterActions(userId)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await remove(character)
      onDeleted()
    } catch (error) {
      console.error('The character could not be deleted.', error)
      setProblem(
        error instanceof FunctionCallError && error.code !== '' ? error.message : 'Nothing was deleted. Please try again.',
      )
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={`Delete ${character.name}?`}
      description="The character and its chat go for good. Everything made with it stays in your generations."
    >
      {problem && (
        <p role="alert" className="mt-4 text-bad text-sm">
          {problem}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Keep
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void run()}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}
