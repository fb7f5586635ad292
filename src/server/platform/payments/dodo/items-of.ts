import { PaymentsError } from '../payments.ts'

interface Page<Item> {
  iterPages(): AsyncIterable<Page<Item>>
  getPaginatedItems(): Item[]
}

/** All items of a list that is answered page by page; a provider whose pages do not end is not asked for ever. */
export async function* itemsOf<Item>(first: PromiseLike<Page<Item>>, mostPages: number): AsyncIterable<Item> {
  let pages = 0
  for await (const page of (await first).iterPages()) {
    pages += 1
    if (pages > mostPages) {
      throw new PaymentsError('unavailable', `The payment provider lists more than ${mostPages} pages.`)
    }
    yield* page.getPaginatedItems()
  }
}
