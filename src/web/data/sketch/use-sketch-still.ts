import { useEffect, useState } from 'react'
import type { StyleId } from '#contract/styles.ts'
import { createSketcher } from './sketcher.ts'
import { startSketchWorker } from './start-sketch-worker.ts'
import { whenIdle } from './when-idle.ts'

/** As wide as a card of the library is; sharp enough for what is seen half in grey. */
const SIDE_PX = 288
/** More than stand in sight of anybody. */
const MOST_KEPT = 40

export interface SketchWords {
  readonly description: string
  readonly style: StyleId
}

const sketcher = createSketcher(startSketchWorker)
/** Addresses of what was drawn, by what it was drawn of; '' for words that say nothing. */
const stills = new Map<string, string>()

/** The address of a sketch of these words, once it is drawn on this device; called off when it goes out of sight before. */
export function useSketchStill({ description, style }: Partial<SketchWords>): string | undefined {
  const [, tell] = useState(0)
  const key = description && style && keyOf({ description, style })
  useEffect(() => {
    if (!description || !style) return
    const words = { description, style }
    const place = {}
    let isWanted = true
    let times = 0
    const callOff = whenIdle(() => {
      if (stills.has(keyOf(words))) return
      sketcher.draw(place, { ...words, isRough: false, widthPx: SIDE_PX, heightPx: SIDE_PX }, async (picture, hasFailed) => {
        if (hasFailed) return
        times += 1
        const isFiner = times > 1
        keep(keyOf(words), picture ? await addressOf(picture) : '', { isFiner })
        if (isWanted) tell((count) => count + 1)
      })
    })
    return () => {
      isWanted = false
      callOff()
      sketcher.leave(place)
    }
  }, [description, style])
  return (key && stills.get(key)) || undefined
}

function keyOf({ description, style }: SketchWords): string {
  return `${style} ${description}`
}

function keep(key: string, address: string, { isFiner }: { isFiner: boolean }): void {
  // Drawn twice at once, the first one may be on the page; so may what a finer one follows, and its address stays valid.
  if (stills.has(key) && !isFiner) {
    URL.revokeObjectURL(address)
    return
  }
  stills.set(key, address)
  const [oldest] = stills
  if (stills.size <= MOST_KEPT || !oldest) return
  URL.revokeObjectURL(oldest[1])
  stills.delete(oldest[0])
}

async function addressOf(picture: ImageBitmap): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return file ? URL.createObjectURL(file) : ''
}
