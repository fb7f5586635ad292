import type pg from 'pg'

/**
 * What is sent in one go leaves in one piece: each write to a connection wakes the process behind it, which costs both sides more
 * than the bytes.
 */
export function writeTogether(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...call: readonly unknown[]) => unknown
  let isHeldBack = false
  const query = (...call: readonly unknown[]) => {
    if (!isHeldBack) {
      // The declared type leaves the connection out.
      const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection
      isHeldBack = true
      stream.cork()
      process.nextTick(() => {
        isHeldBack = false
        stream.uncork()
      })
    }
    return send(...call)
  }
  client.query = query as typeof client.query
}
