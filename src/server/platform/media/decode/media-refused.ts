/** A file that somebody brought could not be read, or reading it would take more than it may. */
export class MediaRefused extends Error {
  readonly reason: 'unreadable' | 'too heavy'

  constructor(reason: MediaRefused['reason'], detail: string) {
    super(`the file is ${reason}: ${detail}`)
    this.name = 'MediaRefused'
    this.reason = reason
  }
}
