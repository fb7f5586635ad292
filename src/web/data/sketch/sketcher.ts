import type { SketchReply, SketchRequest } from './sketch-request.ts'

export type SketchOrder = Omit<SketchRequest, 'number'>

/** Draws one sketch after the other; an order that waits is replaced by a newer one of the same place. */
export interface Sketcher {
  /**
   * `onDrawn` gets the picture, or undefined for words that say nothing, or for a failure (`hasFailed`), after which it may be
   * asked for again; a replaced order is never answered.
   */
  draw(place: object, order: SketchOrder, onDrawn: OnDrawn): void
  /** Forgets what this place has ordered. */
  leave(place: object): void
}

type OnDrawn = (picture: ImageBitmap | undefined, hasFailed: boolean) => void

interface Waiting {
  readonly order: SketchOrder
  readonly onDrawn: OnDrawn
}

export function createSketcher(startWorker: () => Worker): Sketcher {
  const waiting = new Map<object, Waiting>()
  let worker: Worker | undefined
  let drawing: (Waiting & { place: object; number: number }) | undefined
  let orders = 0

  const next = () => {
    const [first] = waiting
    if (drawing || !first) return
    const [place, { order, onDrawn }] = first
    waiting.delete(place)
    orders += 1
    drawing = { place, order, onDrawn, number: orders }
    worker ??= listenTo(startWorker())
    worker.postMessage({ number: orders, ...order } satisfies SketchRequest)
  }
  const answer = (picture: ImageBitmap | undefined, hasFailed = false) => {
    const done = drawing
    drawing = undefined
    done?.onDrawn(picture, hasFailed)
    next()
  }
  const listenTo = (started: Worker): Worker => {
    const end = () => {
      if (worker === started) worker = undefined
      started.terminate()
    }
    started.onmessage = ({ data: { number, picture, hasFailed } }: MessageEvent<SketchReply>) => {
      // A part that did not come never comes to the same worker; a new one may have it.
      if (hasFailed) end()
      if (number === drawing?.number) answer(picture, hasFailed)
      else picture?.close()
    }
    // A worker that cannot be loaded sketches nothing; the page goes on without, and the next words try again.
    started.onerror = (event) => {
      end()
      console.warn('The live sketch does not work here.', event.message)
      answer(undefined, true)
    }
    return started
  }

  return {
    draw(place, order, onDrawn) {
      waiting.set(place, { order, onDrawn })
      next()
    },
    leave(place) {
      waiting.delete(place)
      if (drawing?.place === place) drawing = { ...drawing, onDrawn: (picture) => picture?.close() }
    },
  }
}
