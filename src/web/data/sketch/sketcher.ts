import type { SketchMessage, SketchReply, SketchRequest } from './sketch-request.ts'

export type SketchOrder = Omit<SketchRequest, 'number'>

/** Draws one sketch after the other; an order that waits is replaced by a newer one of the same place. */
export interface Sketcher {
  /**
   * `onDrawn` gets the picture, or undefined for words that say nothing, or for a failure (`hasFailed`), after which it may be
   * asked for again; a replaced order is never answered. A first look is answered again when it can be drawn more finely.
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
  let drawing: (Waiting & { place: object; number: number; isLeft?: true }) | undefined
  let orders = 0
  /** What places have as a first look, and whether the worker can draw it more finely by now. */
  const firstLooks = new Map<object, Waiting>()
  let hasFinerForm = false

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
  const answer = ({ picture, hasFailed = false, isFirstLook }: Omit<SketchReply, 'number'>) => {
    const done = drawing
    drawing = undefined
    done?.onDrawn(picture, hasFailed)
    if (done && isFirstLook && !done.isLeft && !waiting.has(done.place)) firstLooks.set(done.place, done)
    drawFiner()
    next()
  }
  /** After all that was never drawn. */
  const drawFiner = () => {
    if (!hasFinerForm) return
    for (const [place, { order, onDrawn }] of firstLooks) waiting.set(place, { order, onDrawn })
    firstLooks.clear()
  }
  const listenTo = (started: Worker): Worker => {
    const end = () => {
      if (worker === started) {
        worker = undefined
        hasFinerForm = false
      }
      started.terminate()
    }
    started.onmessage = ({ data }: MessageEvent<SketchMessage>) => {
      if ('hasFinerForm' in data) {
        hasFinerForm = true
        drawFiner()
        next()
        return
      }
      // A part that did not come never comes to the same worker; a new one may have it.
      if (data.hasFailed) end()
      if (data.number === drawing?.number) answer(data)
      else data.picture?.close()
    }
    // A worker that cannot be loaded sketches nothing; the page goes on without, and the next words try again.
    started.onerror = (event) => {
      end()
      console.warn('The live sketch does not work here.', event.message)
      answer({ hasFailed: true })
    }
    return started
  }

  return {
    draw(place, order, onDrawn) {
      firstLooks.delete(place)
      waiting.set(place, { order, onDrawn })
      next()
    },
    leave(place) {
      waiting.delete(place)
      firstLooks.delete(place)
      if (drawing?.place === place) drawing = { ...drawing, isLeft: true, onDrawn: (picture) => picture?.close() }
    },
  }
}
