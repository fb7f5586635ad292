import type { Clock } from '../../clock/clock.ts'
import type { FalConfig } from '../../config/fal-config.ts'
import { isLoopbackHost } from '../../config/loopback.ts'
import { StartupError } from '../../config/startup-error.ts'
import type { CallbackReader } from '../callback-reader.ts'
import type { Engine } from '../engine.ts'
import type { Fetch } from './ask-fal.ts'
import { callbackToken } from './callback-token.ts'
import { falAddresses } from './fal-addresses.ts'
import { createFalCallbacks } from './fal-callbacks.ts'
import { createFalEngine, type FalParts } from './fal-engine.ts'
import { FAL_MODELS, type FalUse } from './fal-models.ts'

interface FalOutside {
  readonly clock: Clock
  readonly media: FalParts['media']
  readonly films?: FalParts['films']
  readonly sounds?: FalParts['sounds']
  /** The address people use; fal calls back there, unless it is one that only this machine reaches. */
  readonly publicUrl: () => string | undefined
  readonly fetch?: Fetch
}

/** The engine at fal, and who reads its callbacks. Throws a StartupError for models of a use that does not exist. */
export function createFal(
  { key, origin, models }: FalConfig,
  outside: FalOutside,
): { engine: Engine; callbacks: CallbackReader } {
  const { clock, media, films, sounds } = outside
  // As it is when it is called: a process may change it, a test does.
  const fetch: Fetch = outside.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const addresses = falAddresses(origin)
  const unknown = Object.keys(models).filter((use) => !(use in FAL_MODELS))
  if (unknown.length > 0) {
    throw new StartupError(`FAL_MODELS names ${unknown.join(', ')}, but there are only ${Object.keys(FAL_MODELS).join(', ')}.`)
  }
  const engine = createFalEngine({
    key,
    addresses,
    fetch,
    media,
    ...(films && { films }),
    ...(sounds && { sounds }),
    models: models as Partial<Record<FalUse, string>>, // its names were looked at above
    callbackUrl: (attemptId) => {
      const url = outside.publicUrl()
      if (!url || (isOnlyHere(url) && !isOnlyHere(addresses.queue))) return undefined
      return `${url}/v1/callbacks/fal/${callbackToken(key, attemptId)}`
    },
  })
  return { engine, callbacks: createFalCallbacks({ key, keysUrl: addresses.keys, fetch, clock }) }
}

function isOnlyHere(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname)
}
