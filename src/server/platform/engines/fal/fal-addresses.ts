/** Where fal is, and which addresses in its answers are its own: nothing else is ever asked, however an answer names it. */
export interface FalAddresses {
  /** Where work is sent. */
  readonly queue: string
  /** Where files are brought. */
  readonly storage: string
  /** Its public keys. */
  readonly keys: string
  isOfQueue(address: string): boolean
  isOfFiles(address: string): boolean
}

const QUEUE_DOMAINS = ['fal.run', 'falrun.com']
const FILE_DOMAINS = ['fal.media', 'fal.run', 'fal.ai', 'storage.googleapis.com']

/** fal's own addresses, or everything at one origin: a gateway of the house, or a stand-in of tests. */
export function falAddresses(origin: string | undefined): FalAddresses {
  if (origin === undefined) {
    return {
      queue: 'https://queue.fal.run',
      storage: 'https://rest.fal.ai',
      keys: 'https://rest.fal.ai/.well-known/jwks.json',
      isOfQueue: (address) => isWithin(address, QUEUE_DOMAINS),
      isOfFiles: (address) => isWithin(address, FILE_DOMAINS),
    }
  }
  const isOurs = (address: string) => URL.parse(address)?.origin === origin
  return {
    queue: origin,
    storage: origin,
    keys: `${origin}/.well-known/jwks.json`,
    isOfQueue: isOurs,
    // A gateway passes on work; the files may still lie where fal keeps them.
    isOfFiles: (address) => isOurs(address) || isWithin(address, FILE_DOMAINS),
  }
}

function isWithin(address: string, domains: readonly string[]): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  return domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
}
