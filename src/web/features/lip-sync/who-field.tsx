import { LIMITS } from '#contract/limits.ts'
import { readPicture } from '#web/data/files/read-picture.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { useFocusInPlace } from '#web/ui/use-focus-in-place.ts'
import FilmIcon from '~icons/lucide/film'
import { FieldHint } from './field-hint.tsx'
import { FilmCard } from './film-card.tsx'
import type { LipSyncForm } from './lip-sync-form.ts'
import { readFilm } from './read-media.ts'

const PICTURE_RULES = {
  kinds: ['jpeg', 'png'],
  kindText: 'Please upload a JPG or PNG image.',
  maxBytes: LIMITS.lipSyncImageMaxBytes,
} as const

/** Who is to speak: a picture or a film. */
export function WhoField({
  form,
  problem,
  isLocked,
  whileReading,
  onChange,
  onProblem,
}: {
  form: LipSyncForm
  problem?: string
  isLocked: boolean
  /** Runs what reads a file; nothing is sent meanwhile. */
  whileReading(read: () => Promise<void>): Promise<void>
  onChange(part: Partial<LipSyncForm>): void
  onProblem(problem: string): void
}) {
  const { mode, picture, film } = form
  const takeFilm = async (file: File) => {
    const choice = await readFilm(file)
    if ('problem' in choice) onProblem(choice.problem)
    else onChange({ film: choice.file })
  }
  const takePicture = async (file: File) => {
    const picked = await readPicture(file, PICTURE_RULES)
    if (picked.isPicked) onChange({ picture: { url: picked.dataUrl, name: picked.name } })
    else onProblem(picked.text)
  }
  const place = useFocusInPlace(Boolean(film))
  if (mode === 'video') {
    const filmField = film ? (
      <>
        <p className="mb-2 font-medium text-button">Video</p>
        <FilmCard film={film} isLocked={isLocked} onRemove={() => onChange({ film: undefined })} />
      </>
    ) : (
      <FileField
        label="Video"
        accept="video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov"
        icon={<FilmIcon size={24} />}
        hint={<FieldHint what="Drop a video, or choose one" limits="MP4, WebM or MOV, up to 50MB and 30 seconds" />}
        isDisabled={isLocked}
        problem={problem}
        onFiles={([file]) => file && whileReading(() => takeFilm(file))}
        className="aspect-square small:aspect-auto *:[button]:h-full"
      />
    )
    return <div {...place}>{filmField}</div>
  }
  return (
    <FileField
      label="Image"
      accept="image/jpeg,image/png"
      hint={<FieldHint what="Drop a picture of a face, or choose one" limits="JPG or PNG, up to 10MB" />}
      isDisabled={isLocked}
      problem={problem}
      takesEveryPaste
      onFiles={([file]) => file && whileReading(() => takePicture(file))}
      preview={
        picture && (
          <img
            src={picture.url}
            alt="Who is to speak"
            className="aspect-square w-full bg-drawing object-cover small:aspect-4/3 small:object-[50%_20%]"
          />
        )
      }
      onRemove={isLocked ? undefined : () => onChange({ picture: undefined })}
      removeLabel="Remove image"
      className={picture ? 'aspect-square border-solid small:aspect-4/3' : 'aspect-square small:aspect-auto *:[button]:h-full'}
    />
  )
}
