import { FileField } from '#web/ui/file-field.tsx'
import { useFocusInPlace } from '#web/ui/use-focus-in-place.ts'
import AudioLines from '~icons/lucide/audio-lines'
import { FieldHint } from './field-hint.tsx'
import type { LipSyncForm } from './lip-sync-form.ts'
import { SoundCard } from './sound-card.tsx'

/** Takes what is to be said, and lets one listen to it. */
export function SoundField({
  sound,
  problem,
  isLocked,
  onFile,
  onChange,
}: {
  sound: LipSyncForm['sound']
  problem?: string
  isLocked: boolean
  onFile(file: File): Promise<void>
  onChange(sound: LipSyncForm['sound']): void
}) {
  const place = useFocusInPlace(Boolean(sound))
  return (
    <div {...place} className="flex flex-col">
      {sound ? (
        <>
          <p className="mb-2 font-medium text-button">Audio</p>
          <SoundCard file={sound} isLocked={isLocked} onRemove={() => onChange(undefined)} />
        </>
      ) : (
        <FileField
          label="Audio"
          accept="audio/mpeg,audio/wav,audio/mp4,audio/x-m4a,.mp3,.wav,.m4a,.mpeg"
          icon={<AudioLines size={24} />}
          hint={
            <FieldHint what="Drop a recording of speech, or choose one" limits="MP3, WAV or M4A, up to 25MB and 60 seconds" />
          }
          isDisabled={isLocked}
          problem={problem}
          onFiles={([file]) => file && onFile(file)}
          className="wide:aspect-square *:[button]:h-full"
        />
      )}
    </div>
  )
}
