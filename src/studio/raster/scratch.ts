/** Working memory of one kind, kept from figure to figure; grows by half more than is asked for. */
export interface Scratch<T> {
  /** At least so many values, with whatever was left in them. */
  take(length: number): T
}

export function createScratch<T extends { readonly length: number }>(create: (length: number) => T): Scratch<T> {
  let values = create(0)
  return {
    take(length) {
      if (values.length < length) values = create(Math.ceil(length * 1.5))
      return values
    },
  }
}
