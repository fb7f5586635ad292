import { vi } from 'vitest'

/** Every line that was opened, the newest last; a test plays the server's side of it. */
export class FakeWebSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static lines: FakeWebSocket[] = []

  readonly url: string
  readyState = FakeWebSocket.CONNECTING
  readonly sent: { type: string; data?: unknown }[] = []

  constructor(url: string) {
    super()
    this.url = url
    FakeWebSocket.lines.push(this)
  }

  /** Puts it in the place of the browser's; answers the lines that will be opened. */
  static install(): FakeWebSocket[] {
    FakeWebSocket.lines = []
    vi.stubGlobal('WebSocket', FakeWebSocket)
    return FakeWebSocket.lines
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(code = 1000): void {
    this.drop(code)
  }

  open(): void {
    this.readyState = FakeWebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type, data }) }))
  }

  drop(code = 1006): void {
    if (this.readyState === FakeWebSocket.CLOSED) return
    // As in browsers: a line that never opened breaks before it closes.
    if (this.readyState === FakeWebSocket.CONNECTING) this.dispatchEvent(new Event('error'))
    this.readyState = FakeWebSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}
