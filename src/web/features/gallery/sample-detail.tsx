import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { SampleCharacter } from '#web/data/showcase/sample-characters.ts'
import { sampleGenerations } from '#web/data/showcase/sample-generations.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import ArrowLeft from '~icons/lucide/arrow-left'
import Pencil from '~icons/lucide/pencil'
import { SampleEditor } from './sample-editor.tsx'

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** A sample character: who it is, what was made with it, and a way to try editing. */
export function SampleDetail({ sample }: { sample: SampleCharacter }) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setIsEditing(false)
    // The button comes back with the next drawing; who edits by keyboard goes on from there.
    requestAnimationFrame(() => editButton.current?.focus())
  }, [])
  return (
    <div className="grid grid-cols-2 items-start gap-14 max-[62.4375rem]:gap-8 small:grid-cols-1">
      <Framed
        url={sample.image}
        alt={`${sample.name}: ${sample.prompt}`}
        className="rounded-dialog wide:sticky wide:top-24 min-[62.5rem]:row-span-2"
        isEager
      />
      <div className="min-w-0">
        <Link to="/characters" className="touch inline-flex items-center gap-2 text-sm text-soft hover:text-ink">
          <ArrowLeft size={16} />
          All characters
        </Link>
        <h1 className="display mt-4 text-page small:text-[2rem]">{sample.name}</h1>
        <p className="mt-3 font-medium text-lit text-sm">{sample.style}</p>
        {isEditing ? (
          <SampleEditor sample={sample} onClose={close} />
        ) : (
          <>
            <p className="mt-5 max-w-140 text-lg">{sample.prompt}</p>
            <div className="mt-8 flex flex-wrap gap-2.5 small:grid small:grid-cols-1">
              <Button ref={editButton} icon={<Pencil size={16} />} onClick={() => setIsEditing(true)}>
                Edit Character
              </Button>
              <Link to="/create" className={buttonStyle({ kind: 'primary' })}>
                Create your own
              </Link>
            </div>
          </>
        )}
      </div>
      <History id={sample.id} />
    </div>
  )
}

function History({ id }: { id: string }) {
  return (
    <section aria-labelledby="history-title" className="min-w-0 wide:max-[62.4375rem]:col-span-2 small:mt-4">
      <h2 id="history-title" className="display text-card">
        Generation History
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 max-[29.9375rem]:grid-cols-1">
        {sampleGenerations(id).map((generation) => (
          <li key={generation.id}>
            <Framed url={generation.image} alt={generation.prompt} className="rounded-panel" />
            <p className="mt-3 first-letter:uppercase">{generation.prompt}</p>
            <p className="mt-1 text-sm text-soft">
              Generated on <time dateTime={generation.createdAt}>{DAY.format(new Date(generation.createdAt))}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Framed(props: { url: string; alt: string; className: string; isEager?: boolean }) {
  return (
    <Picture
      url={props.url}
      alt={props.alt}
      isEager={props.isEager}
      fallback={<Skeleton className="absolute inset-0" />}
      className={`aspect-square w-full ${props.className}`}
    />
  )
}
