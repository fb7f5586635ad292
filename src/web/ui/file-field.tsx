import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import ImagePlus from '~icons/lucide/image-plus'
import X from '~icons/lucide/x'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { pastedFiles } from './pasted-files.ts'
import { Spinner } from './spinner.tsx'
import { useFocusInPlace } from './use-focus-in-place.ts'
import { useUnderWay } from './use-under-way.ts'

export interface FileFieldProps {
  label: string
  /** What is written in the empty field. */
  hint?: ReactNode
  /** As of an `<input type=file>`: only what the file dialog offers first, never a check. */
  accept: string
  isMultiple?: boolean
  isBusy?: boolean
  isDisabled?: boolean
  /** Why what was given was not taken. */
  problem?: string
  /** Also what is pasted while nothing else that takes files has the focus. */
  takesEveryPaste?: boolean
  /** While a promise is open the field says so, and takes nothing else. */
  onFiles(files: File[]): void | Promise<void>
  /** What was given; the field is full while there is one. */
  preview?: ReactNode
  onRemove?(): void
  removeLabel?: string
  icon?: ReactNode
  className?: string
}

/** A labelled field that takes files by a press, a key, a drop or a paste, and shows what it was given. */
export function FileField({
  label,
  hint,
  accept,
  isMultiple = false,
  isBusy = false,
  isDisabled = false,
  problem,
  takesEveryPaste = false,
  onFiles,
  preview,
  onRemove,
  removeLabel = 'Remove',
  icon = <ImagePlus size={24} aria-hidden="true" />,
  className,
}: FileFieldProps) {
  const id = useId()
  const place = useFocusInPlace(Boolean(preview))
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const reading = useUnderWay()
  const isWaiting = isBusy || reading.isUnderWay
  const take = (list: FileList | File[] | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1)
    // One at a time: a large file that was chosen first must not come after a small one that was chosen later.
    if (files.length > 0 && !isDisabled && !isWaiting) void reading.during(async () => onFiles(files))
    return files.length > 0
  }
  usePaste((event) => {
    const frame = place.ref.current
    const isHere = frame?.contains(document.activeElement) || frame?.matches(':hover')
    if ((isHere || takesEveryPaste) && !event.defaultPrevented && take(pastedFiles(event))) event.preventDefault()
  })
  return (
    <div>
      <p id={`${id}-label`} className="mb-2 font-medium text-button">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop is the pointer's way; the button inside is everybody's. */}
      <div
        {...place}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
        className={classNames(
          'relative overflow-hidden rounded-card border border-dashed transition duration-120 focus-within:outline-2 focus-within:outline-spot',
          isOver ? 'border-lit bg-wing' : 'border-edge bg-stage',
          problem && 'border-bad',
          className,
        )}
      >
        {preview}
        <button
          type="button"
          disabled={isDisabled}
          // While it reads it keeps the focus, which a disabled button would lose.
          aria-disabled={isWaiting || undefined}
          aria-labelledby={preview || isWaiting ? `${id}-label` : `${id}-label ${id}-hint`}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onClick={() => !isWaiting && input.current?.click()}
          className={classNames(
            preview
              ? 'absolute inset-0 opacity-0'
              : 'flex min-h-36 size-full flex-col items-center justify-center gap-2.5 p-5 text-center text-soft text-sm outline-none hover:text-ink',
          )}
        >
          {!preview && (isWaiting ? <Spinner sizePx={24} /> : icon)}
          {!preview && <span id={`${id}-hint`}>{hint}</span>}
        </button>
        {preview && onRemove && (
          <IconButton
            label={removeLabel}
            icon={<X size={18} />}
            onClick={onRemove}
            className="absolute top-2 right-2 bg-[#0b0a0fc7]! text-[#f5f2ec]! hover:bg-[#0b0a0f]!"
          />
        )}
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={isMultiple}
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

function usePaste(onPaste: (event: ClipboardEvent) => void): void {
  const handle = useEffectEvent(onPaste)
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handle(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
