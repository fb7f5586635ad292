import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Mannequin } from './mannequin.tsx'

export interface DrawingProps {
  /** How far the colour has been poured, 0 to 1; 0 leaves the bare sketch. */
  progress: number
  /** The sketch; a mannequin stands in until there is something to sketch. */
  lines?: ReactNode
  /** The same figure in colour, laid over the sketch. */
  colour?: ReactNode
  /** Waiting: lines only, at 40 %. */
  isDim?: boolean
  /** Words on the floor of the stage. */
  children?: ReactNode
  className?: string
  /** A size that is only known when it is shown. */
  style?: CSSProperties
}

/** Half the height of the soft edge between colour and sketch. */
const EDGE = 8

/** The motif of the house: a figure in a cone of warm light, sketched in lines, colour poured from above. Dark in both themes. */
export function Drawing({ progress, lines, colour, isDim = false, children, className, style }: DrawingProps) {
  const percent = progress * 100
  const poured = `linear-gradient(174deg, #000 ${percent - EDGE}%, transparent ${percent + EDGE}%)`
  return (
    <div
      style={style}
      className={classNames('always-dark relative isolate overflow-hidden bg-drawing text-drawing-ink', className)}
    >
      <Cone />
      <div className={classNames('absolute inset-0 transition-opacity duration-220', isDim && 'opacity-40')}>
        {lines ?? <Mannequin kind="lines" />}
      </div>
      {progress > 0 && (
        <div className="absolute inset-0" style={{ maskImage: progress < 1 ? poured : undefined }}>
          {colour ?? <Mannequin kind="colour" />}
        </div>
      )}
      {children && (
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-drawing via-drawing/80 to-transparent p-6 pt-16">
          {children}
        </div>
      )}
    </div>
  )
}

/** The beam from above. Clipped inside, blurred outside, so that its sides are soft. */
function Cone() {
  return (
    <div aria-hidden="true" className="absolute inset-0 blur-[18px] [container-type:size]">
      <div
        className="absolute -inset-y-6 left-1/2 w-[clamp(70cqw,87cqh,125cqw)] -translate-x-1/2"
        style={{
          clipPath: 'polygon(37% 0, 63% 0, 96% 100%, 4% 100%)',
          background: 'linear-gradient(#ffc9844d 0, #ffb0702e 55%, #ff9a5a12 100%)',
        }}
      />
    </div>
  )
}
