import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { cutCharacters } from '#contract/text.ts'
import { readPicture } from '#web/data/files/read-picture.ts'
import type { SampleCharacter } from '#web/data/showcase/sample-characters.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useSimulatedSave } from './use-simulated-save.ts'

/** Tries out how editing feels: a sample has nothing to save, so a moment passes and nothing is sent (OP-59). */
export function SampleEditor({ sample, onClose }: { sample: SampleCharacter; onClose(): void }) {
  const [prompt, setPrompt] = useState(sample.prompt)
  const [picture, setPicture] = useState<{ name: string; dataUrl: string }>()
  const [problem, setProblem] = useState<string>()
  const { isSaving, save } = useSimulatedSave(onClose)
  const take = async ([file]: File[]) => {
    if (!file) return
    const read = await readPicture(file)
    if (read.isPicked) setPicture(read)
    setProblem(read.isPicked ? undefined : `${read.title}. ${read.text}`)
  }
  return (
    <form
      aria-label={`Edit ${sample.name}`}
      className="mt-8 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label="Prompt">
        {({ inputId }) => (
          <TextArea
            id={inputId}
            // The button that was pressed to write here is gone.
            autoFocus
            rows={4}
            value={prompt}
            onChange={(event) => setPrompt(cutCharacters(event.target.value, LIMITS.descriptionMaxChars))}
          />
        )}
      </Field>
      <FileField
        label="Picture"
        hint="Press, drop or paste a picture"
        accept="image/*"
        problem={problem}
        onFiles={take}
        preview={picture && <img src={picture.dataUrl} alt={picture.name} className="h-44 w-full object-contain" />}
        onRemove={() => setPicture(undefined)}
      />
      <p className="text-sm text-soft">This is a sample: you can try everything here, and nothing is sent or kept.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="primary" isBusy={isSaving}>
          Save Changes
        </Button>
        <Button onClick={onClose} disabled={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
