/**
 * Run as a process of its own by the storm of events: opens pages that hear of jobs, says when all of them listen, and each time as
 * many events as pages have come. Without cookies the pages do not subscribe: whoever sends to them does not ask for it.
 */
const AT_ONCE = 50

process.once('message', async ({ address, cookies }: { address: string; cookies: readonly string[] }) => {
  let heard = 0
  const onEvent = () => {
    heard += 1
    if (heard % cookies.length === 0) process.send?.('heard')
  }
  const waiting = [...cookies]
  const openNext = async () => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) await openPage(address, cookie, onEvent)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openNext))
  process.send?.('open')
})
process.once('disconnect', () => process.exit())

function openPage(address: string, cookie: string, onEvent: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // Node's own WebSocket takes headers, which browsers do not.
    const socket = new (WebSocket as unknown as new (address: string, options: object) => WebSocket)(address, {
      headers: { cookie },
    })
    socket.addEventListener('error', () => reject(new Error('a page could not be opened')))
    if (cookie === '') socket.addEventListener('open', () => resolve())
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text.startsWith('{"type":"event"')) onEvent()
      if (text.startsWith('{"type":"response"')) resolve()
      const subscribe = { type: 'subscribe', data: [{ subscriptionId: 's', channels: ['job.status'], queries: [] }] }
      if (cookie !== '' && text.startsWith('{"type":"connected"')) socket.send(JSON.stringify(subscribe))
    })
  })
}
