/** Working memory of one kind, kept from figure to figure. */
export interface Scratch<T> {
  /** At least so many values, with whatever was left in them. */
  take(length: number): T
}

/** It grows to `room` times what is asked for: meshes differ from figure to figure, pictures have one size mostly. */
export function createScratch<T extends { readonly length: number }>(
  create: (length: number) => T,
  { room = 1.5 }: { readonly room?: number } = {},
): Scratch<T> {
  let values = create(0)
  return {
    take(length) {
      if (values.length < length) values = create(Math.ceil(length * room))
      return values
    },
  }
}
