import { isLoopbackHost } from './loopback.ts'
import type { Settings } from './settings.ts'

/** How to reach the models at fal. */
export interface FalConfig {
  readonly key: string
  /** A gateway of the house; fal itself unless it is given. */
  readonly origin: string | undefined
  /** Use of a model to the model's id, in place of the table's. */
  readonly models: Readonly<Record<string, string>>
}

export interface EnginesConfig {
  readonly fal: FalConfig | undefined
  /** Kind of work to the name of the engine that makes it. */
  readonly choice: Readonly<Record<string, string>>
}

/** Which engines there are besides the built-in one, and which makes what. */
export function readEngines(settings: Settings): EnginesConfig {
  const key = settings.text('FAL_KEY')
  const origin = settings.origin('FAL_URL')
  const models = settings.pairs('FAL_MODELS', 'preview=studio')
  const choice = settings.pairs('TROUPE_ENGINES', 'preview=studio')
  if (origin?.startsWith('http:') && !isLoopbackHost(new URL(origin).hostname)) {
    settings.problems.push('FAL_URL must begin with https://: the key travels to it.')
  }
  if (key === undefined) {
    const needing = ['FAL_URL', 'FAL_MODELS'].filter((name) => settings.text(name) !== undefined)
    if (Object.values(choice).includes('fal')) needing.push('TROUPE_ENGINES')
    if (needing.length > 0) settings.problems.push(`${needing.join(' and ')} ask for fal, but FAL_KEY is missing.`)
  }
  return { fal: key === undefined ? undefined : { key, origin, models }, choice }
}
