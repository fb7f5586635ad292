import type { SentPicture } from './film-pictures.ts'

type Picture = Exclude<SentPicture, 'over'>

/** Remembers the last pictures of a film and, when it is over, shows them backwards, forwards and so on without a jump. */
export interface BackAndForth {
  keep(picture: Picture): void
  /** The next one after the film's end, a copy that can be given away; undefined where the film had none. */
  next(): Picture | undefined
}

/** At most so many pictures are remembered. */
export function backAndForth(most: number): BackAndForth {
  const kept: Picture[] = []
  let place: number | undefined
  let step = -1
  return {
    keep(picture) {
      kept.push(picture)
      if (kept.length > most) kept.shift()
    },
    next() {
      if (kept.length === 0) return undefined
      // The last one was just shown: it is not shown twice in a row.
      const wanted = (place ?? kept.length - 1) + step
      if (wanted < 0 || wanted >= kept.length) step = -step
      place = kept.length === 1 ? 0 : (place ?? kept.length - 1) + step
      const picture = kept[place]!
      return { ...picture, rgba: new Uint8Array(picture.rgba) }
    },
  }
}
