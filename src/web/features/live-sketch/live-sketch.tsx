import { useEffect, useRef, useState } from 'react'
import type { StyleId } from '#contract/styles.ts'
import { createSketcher } from '#web/data/sketch/sketcher.ts'
import { startSketchWorker } from '#web/data/sketch/start-sketch-worker.ts'
import { whenIdle } from '#web/data/sketch/when-idle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { sketchSize } from './sketch-size.ts'

/** Longest sides: one that follows every key, and one to look at. */
const COARSE_PX = 120
const FULL_PX = 512
/** So long words rest before they are drawn whole: while somebody writes, every whole sketch is soon one of other words. */
const REST_MS = 250

/** For all sketches of the page; a key never waits for the picture of an earlier one. They start with the first words, or before. */
const sketchers = { coarse: createSketcher(startSketchWorker), full: createSketcher(startSketchWorker) }

/** What the words say, drawn by the studio on the visitor's own device while they are typed. Fills its parent. */
export function LiveSketch({
  description,
  style,
  isCovered = false,
}: {
  description: string
  style: StyleId
  /** Something lies over it: it stays as it is, and is drawn anew when it is seen again. */
  isCovered?: boolean
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(canvas)
  const [isShown, setIsShown] = useState(false)
  const words = description.trim()

  useEffect(() => {
    if (!size || isCovered) return
    const place = {}
    let rest: ReturnType<typeof setTimeout> | undefined
    const show = (picture: ImageBitmap | undefined) => {
      setIsShown(picture !== undefined)
      if (picture && canvas.current) fill(canvas.current, picture)
    }
    const draw = (detail: 'coarse' | 'full', longestPx: number, onDrawn: (picture: ImageBitmap | undefined) => void) => {
      const askedAt = performance.now()
      let isSeen = false
      sketchers[detail].draw(
        place,
        { description: words, style, isRough: detail === 'coarse', ...sketchSize(size, longestPx) },
        (picture) => {
          // What is drawn again, only finer, makes nobody wait.
          if (!isSeen) performance.measure(`live sketch, ${detail}`, { start: askedAt })
          isSeen = true
          onDrawn(picture)
        },
      )
    }
    const sketch = () =>
      draw('coarse', COARSE_PX, (coarse) => {
        show(coarse)
        // What comes again, only finer, has a whole sketch on its way, which comes finer by itself.
        if (coarse) rest ??= setTimeout(() => draw('full', FULL_PX, show), REST_MS)
      })
    if (words) sketch()
    else setIsShown(false)
    // Without words nothing is drawn, but who draws is there when they come; what the visitor sees comes first.
    const callOff = words ? undefined : whenIdle(sketch)
    return () => {
      callOff?.()
      clearTimeout(rest)
      sketchers.coarse.leave(place)
      sketchers.full.leave(place)
    }
  }, [words, style, size, isCovered])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Live sketch of your description"
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-220',
        !isShown && 'invisible opacity-0',
      )}
    />
  )
}

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/** The size of what is drawn on, undefined while it is not laid out. */
function useSize(element: React.RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      setSize(width > 0 && height > 0 ? { widthPx: width, heightPx: height } : undefined)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

function fill(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  // A canvas keeps its own shape whatever it is given, and would stretch it.
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}
