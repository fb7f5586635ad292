import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { systemClock } from '../../clock/clock.ts'
import { boundedFetch } from '../../http/bounded-fetch.ts'
import { createDodo } from './create-dodo.ts'

const PRODUCT = {
  product_id: 'pdt_1',
  name: 'Credit Pack 1000',
  is_recurring: false,
  price_detail: { type: 'one_time_price', currency: 'USD', price: 999, discount: 0 },
}

/** A provider on this machine that answers as it is told, and how often it was asked. */
async function aProvider(answer: RequestListener) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked: () => asked,
    dodo: createDodo({ apiKey: 'key', webhookKey: 'whsec_c2VjcmV0', baseUrl: url, clock: systemClock }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const sayJson =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

test('a provider whose pages never end is asked for so many and no more', async () => {
  await using provider = await aProvider(sayJson({ items: [PRODUCT] }))
  await expect(provider.dodo.listProducts()).rejects.toMatchObject({ name: 'PaymentsError', kind: 'unavailable' })
  expect(provider.asked()).toBeLessThanOrEqual(21)
  const person = { userId: 'mira', email: 'mira@example.test', name: 'Mira' }
  const before = provider.asked()
  await expect(provider.dodo.findCustomer(person)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(provider.asked() - before).toBeLessThanOrEqual(21)
})

test('a provider that leads elsewhere is not followed', async () => {
  await using elsewhere = await aProvider(sayJson({ items: [] }))
  await using provider = await aProvider((_request, response) =>
    response.writeHead(302, { location: `${elsewhere.url}/products` }).end(),
  )
  await expect(fetchOf(provider.url)).rejects.toThrow()
  expect(elsewhere.asked()).toBe(0)
})

test('an answer that drips, and one without end, fail', async () => {
  await using dripping = await aProvider((_request, response) => void response.writeHead(200).write('{'))
  await expect(fetchOf(dripping.url, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
  await using endless = await aProvider((_request, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(16_384)));
      response.once('drain', more)
    }
    more()
  })
  await expect(fetchOf(endless.url)).rejects.toMatchObject({ name: 'TooLarge' })
})

test('an answer without a body, and one with, come as they were', async () => {
  await using empty = await aProvider((_request, response) => response.writeHead(204).end())
  expect((await fetchOf(empty.url)).status).toBe(204)
  await using full = await aProvider(sayJson({ items: [] }))
  expect(await (await fetchOf(full.url)).json()).toEqual({ items: [] })
})

const fetchOf = (url: string, { timeoutMs = 60_000 } = {}) => boundedFetch(fetch, { timeoutMs, mostBytes: 1024 * 1024 })(url)
