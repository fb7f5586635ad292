import { once } from 'node:events'
import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createErrorReply } from './error-reply.ts'

const reportBug = vi.fn()
const handled = vi.fn()
let door: FastifyInstance
let failure: Error & { code?: string }

beforeEach(async () => {
  door = fastify()
  const replyWithError = createErrorReply(reportBug)
  door.setErrorHandler((error, request, reply) => {
    replyWithError(error, request, reply)
    handled()
  })
  door.post('/', async () => {
    throw failure
  })
  await door.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await door.close()
  reportBug.mockReset()
  handled.mockReset()
})

const failingWith = (code: string) => Object.assign(new Error(code), { code })

test('a line that breaks while something is sent is no state of the house: nobody is told', async () => {
  const line = connect((door.server.address() as { port: number }).port, '127.0.0.1')
  await once(line, 'connect')
  line.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":')
  await once(door.server, 'request')
  line.resetAndDestroy()
  await vi.waitFor(() => expect(handled).toHaveBeenCalled())
  expect(reportBug).not.toHaveBeenCalled()
})

test('a full disk is told although a database that was away has just been', async () => {
  failure = failingWith('ECONNREFUSED')
  expect((await door.inject({ method: 'POST', url: '/' })).statusCode).toBe(503)
  failure = failingWith('ENOSPC')
  expect((await door.inject({ method: 'POST', url: '/' })).statusCode).toBe(507)
  await door.inject({ method: 'POST', url: '/' })
  expect(reportBug).toHaveBeenCalledTimes(2)
})
