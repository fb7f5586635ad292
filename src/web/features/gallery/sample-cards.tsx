import { Link } from 'react-router'
import type { SampleCharacter } from '#web/data/showcase/sample-characters.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Characters as pictures; who it is shows on hover and focus, and always where nothing can hover. */
export function SampleCards({ samples }: { samples: readonly SampleCharacter[] }) {
  return (
    <ul className="grid grid-cols-3 gap-4 max-[62.4375rem]:grid-cols-2 small:gap-3 max-[29.9375rem]:grid-cols-1">
      {samples.map(({ id, name, image, style, prompt }) => (
        <li key={id}>
          <Link to={`/characters/${id}`} className="group relative block overflow-hidden rounded-panel">
            <Picture
              url={image}
              alt=""
              fallback={<Skeleton className="absolute inset-0" />}
              className="aspect-square w-full transition-transform duration-220 ease-out group-hover:scale-102 group-focus-visible:scale-102"
            />
            <span
              className={classNames(
                'absolute inset-x-0 bottom-0 block bg-linear-to-t from-[#0b0a0ff2] via-[#0b0a0fb8] to-transparent p-5 pt-20 text-[#f5f2ec]',
                'translate-y-2 opacity-0 transition duration-220 ease-out group-hover:translate-y-0 group-hover:opacity-100 group-focus-visible:translate-y-0 group-focus-visible:opacity-100',
                'pointer-coarse:translate-y-0 pointer-coarse:opacity-100',
              )}
            >
              <span className="display block text-card">{name}</span>
              <span className="mt-1.5 block font-medium text-[#ffb98c] text-sm">{style}</span>
              <span className="mt-1.5 line-clamp-3 text-sm">{prompt}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
