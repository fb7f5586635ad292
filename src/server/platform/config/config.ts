import { availableParallelism } from 'node:os'
import path from 'node:path'
import { LIMITS } from '#contract/limits.ts'
import { type EnginesConfig, readEngines } from './fal-config.ts'
import { type HouseConfig, readHouse } from './house-config.ts'
import { isLoopbackHost } from './loopback.ts'
import { type Environment, Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'
import { readUserLimits } from './user-limits.ts'
import { weaknessOf } from './weak-secret.ts'

export interface OAuthClient {
  readonly clientId: string
  readonly clientSecret: string
  /** Spoken to in place of the provider's own hosts, at the same paths: a gateway, or a test's. */
  readonly origin?: string | undefined
}

/** Everything the environment decides, checked; nothing else in the program reads it. */
export interface Config {
  readonly mode: 'development' | 'production'
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** The origin people reach us under; always there in production, in development the request's own when not set. */
  readonly publicUrl: string | undefined
  /** Whose forwarding headers say where a request comes from. */
  readonly trustedProxies: TrustedProxies
  /** Further origins whose pages may call us. */
  readonly origins: readonly string[]
  /** Absolute. */
  readonly dataDirectory: string
  /** Jobs and uploads are refused when less than this would be left on the disk of the data; 0 looks at nothing. */
  readonly minFreeDiskBytes: number
  /** The project id that clients of the protocol send. */
  readonly project: string
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string }
  /** Seals what the database keeps of people's accounts elsewhere; development makes one of its own in the data folder. */
  readonly secret: string | undefined
  /** What was sealed under this one opens too, and is sealed anew. */
  readonly previousSecret: string | undefined
  readonly rateLimits: 'on' | 'off'
  /** Accounts with a password, and as many anonymous ones, that this house lets be made in an hour. */
  readonly signUpsPerHour: number
  readonly signIn: {
    readonly google: OAuthClient | undefined
    readonly discord: OAuthClient | undefined
    /** For a provider without credentials: a local page, approval by itself, or (production) nothing. */
    readonly standIn: 'page' | 'auto' | 'none'
  }
  readonly billing:
    | { readonly kind: 'dodo'; readonly apiKey: string; readonly webhookKey: string; readonly origin: string }
    | { readonly kind: 'sandbox' }
    | { readonly kind: 'off' }
  /** Films of the premium dialog, which cost the house most (OP-19). */
  readonly premiumFilms: 'on' | 'off'
  readonly engines: EnginesConfig
  readonly house: HouseConfig
  /** Width and height of the pictures the built-in engine makes. */
  readonly pictureSizePx: number
  /** Jobs one worker process makes at the same time. */
  readonly jobConcurrency: number
  /** Jobs of one kind that somebody may have in work at once, in all processes: without a plan, and by its id. */
  readonly userLimits: { readonly standard: number; readonly tiers: Readonly<Record<string, number>> }
  /** Threads that draw. */
  readonly drawingThreads: number
  /** How long a drawing thread stays ready after its last picture. */
  readonly drawingIdleMs: number
}

const MEGABYTE = 1024 ** 2
const SECOND_MS = 1_000

/** Where real money is taken; https://test.dodopayments.com takes the provider's own test cards. */
const DODO_ORIGIN = 'https://live.dodopayments.com'

/** How an operator comes by one. */
const NEW_SECRET = '"openssl rand -base64 32" makes a new one.'

/** The typed settings of the program; throws a StartupError that names every missing or contradicting one. */
export function readConfig(environment: Environment, workingDirectory = process.cwd()): Config {
  const settings = new Settings(environment)
  const mode = settings.oneOf('TROUPE_ENV', ['development', 'production'], 'development')
  const threads = settings.wholeNumber('TROUPE_THREADS', { least: 1, most: 256, standard: availableParallelism() })
  const config: Config = {
    mode,
    host: settings.text('HOST') ?? '127.0.0.1',
    port: settings.wholeNumber('PORT', { least: 0, most: 65_535, standard: 8787 }),
    publicUrl: settings.origin('PUBLIC_URL'),
    trustedProxies: readTrustedProxies(settings, mode),
    origins: readOrigins(settings),
    dataDirectory: path.resolve(workingDirectory, settings.text('TROUPE_DATA') ?? 'data'),
    minFreeDiskBytes: settings.wholeNumber('TROUPE_MIN_FREE_DISK', { least: 0, most: 100_000_000, standard: 512 }) * MEGABYTE,
    project: readProject(settings),
    database: readDatabase(settings),
    ...readSecrets(settings),
    rateLimits: settings.oneOf('TROUPE_RATE_LIMITS', ['on', 'off'], 'on'),
    signUpsPerHour: settings.wholeNumber('TROUPE_SIGN_UPS_PER_HOUR', { least: 0, most: 1_000_000, standard: 300 }),
    signIn: {
      google: readOAuthClient(settings, 'GOOGLE'),
      discord: readOAuthClient(settings, 'DISCORD'),
      standIn: readStandIn(settings, mode),
    },
    billing: readBilling(settings, mode),
    premiumFilms: settings.oneOf('TROUPE_PREMIUM_FILMS', ['on', 'off'], 'on'),
    engines: readEngines(settings),
    house: readHouse(settings),
    pictureSizePx: settings.wholeNumber('TROUPE_PICTURE_SIZE', { least: 128, most: 2048, standard: LIMITS.pictureSizePx }),
    jobConcurrency: settings.wholeNumber('TROUPE_JOB_CONCURRENCY', { least: 1, most: 256, standard: threads }),
    userLimits: readUserLimits(settings),
    drawingThreads: threads,
    drawingIdleMs: settings.wholeNumber('TROUPE_THREAD_IDLE_SECONDS', { least: 1, most: 86_400, standard: 4 }) * SECOND_MS,
  }
  if (mode === 'production') settings.problems.push(...missingInProduction(settings, config))
  else settings.problems.push(...reachableInDevelopment(config))
  if (settings.problems.length > 0) throw new StartupError(settings.problems)
  return config
}

function readOrigins(settings: Settings): string[] {
  const texts = settings.text('TROUPE_ORIGINS')?.split(/[\s,]+/) ?? []
  return texts.flatMap((text) => settings.origin('TROUPE_ORIGINS', text || undefined) ?? [])
}

function readProject(settings: Settings): string {
  const project = settings.text('TROUPE_PROJECT') ?? 'troupe'
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/.test(project)) {
    settings.problems.push(
      `TROUPE_PROJECT is "${project}", but must have 1 to 36 letters, digits, dots, dashes or underscores.`,
    )
  }
  return project
}

function readDatabase(settings: Settings): Config['database'] {
  const url = settings.text('DATABASE_URL')
  if (url === undefined) return { kind: 'embedded' }
  if (!/^postgres(ql)?:\/\//.test(url)) settings.problems.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  return { kind: 'server', url }
}

function readSecrets(settings: Settings): Pick<Config, 'secret' | 'previousSecret'> {
  const secret = settings.text('TROUPE_SECRET')
  const previousSecret = settings.text('TROUPE_SECRET_PREVIOUS')
  const weakness = secret && weaknessOf(secret)
  if (weakness) settings.problems.push(`TROUPE_SECRET can be guessed: ${weakness}. ${NEW_SECRET}`)
  if (previousSecret !== undefined && secret === undefined) {
    settings.problems.push('TROUPE_SECRET_PREVIOUS is set, but TROUPE_SECRET is missing.')
  }
  if (previousSecret !== undefined && previousSecret === secret) {
    settings.problems.push('TROUPE_SECRET_PREVIOUS is the same as TROUPE_SECRET: it names the one that was used before.')
  }
  return { secret, previousSecret }
}

function readOAuthClient(settings: Settings, provider: 'GOOGLE' | 'DISCORD'): OAuthClient | undefined {
  const pair = settings.pair(`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`)
  const origin = settings.origin(`${provider}_URL`)
  if (origin?.startsWith('http:') && !isLoopbackHost(new URL(origin).hostname)) {
    settings.problems.push(`${provider}_URL must begin with https://: the secret travels to it.`)
  }
  if (origin && !pair) settings.problems.push(`${provider}_URL is set, but ${provider}_CLIENT_ID is missing.`)
  return pair && { clientId: pair[0], clientSecret: pair[1], origin }
}

function readStandIn(settings: Settings, mode: Config['mode']): Config['signIn']['standIn'] {
  if (mode === 'development')
    return settings.oneOf('TROUPE_SIGNIN_STANDIN', ['ask', 'auto'], 'ask') === 'auto' ? 'auto' : 'page'
  if (settings.text('TROUPE_SIGNIN_STANDIN') !== undefined) {
    settings.problems.push('TROUPE_SIGNIN_STANDIN is set, but production has no stand-in for signing in.')
  }
  return 'none'
}

function readBilling(settings: Settings, mode: Config['mode']): Config['billing'] {
  const isOff = settings.oneOf('TROUPE_BILLING', ['on', 'off'], 'on') === 'off'
  const keys = settings.pair('DODO_API_KEY', 'DODO_WEBHOOK_KEY')
  const origin = settings.origin('DODO_URL')
  if (origin?.startsWith('http:') && !isLoopbackHost(new URL(origin).hostname)) {
    settings.problems.push('DODO_URL must begin with https://: the key travels to it.')
  }
  if (origin && !keys) settings.problems.push('DODO_URL is set, but DODO_API_KEY and DODO_WEBHOOK_KEY are missing.')
  if (keys && !isWebhookKey(keys[1])) {
    settings.problems.push('DODO_WEBHOOK_KEY must be the signing key of the webhook, like whsec_ and letters.')
  }
  if (isOff && keys) settings.problems.push('TROUPE_BILLING is off, but DODO_API_KEY and DODO_WEBHOOK_KEY are set.')
  if (isOff) return { kind: 'off' }
  if (keys) return { kind: 'dodo', apiKey: keys[0], webhookKey: keys[1], origin: origin ?? DODO_ORIGIN }
  // In production this is told as missing keys, so the program never starts with it.
  return mode === 'development' ? { kind: 'sandbox' } : { kind: 'off' }
}

/** Base64, with or without the prefix; another one could prove no signature. */
function isWebhookKey(text: string): boolean {
  const key = text.replace(/^whsec_/, '')
  return key.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(key)
}

function missingInProduction(settings: Settings, config: Config): string[] {
  const problems: string[] = []
  if (config.publicUrl === undefined) problems.push('Production needs PUBLIC_URL, the https address people use.')
  else if (!config.publicUrl.startsWith('https:')) problems.push('PUBLIC_URL must begin with https:// in production.')
  if (config.database.kind !== 'server') problems.push('Production needs DATABASE_URL, a PostgreSQL server.')
  if (config.secret === undefined) problems.push(`Production needs TROUPE_SECRET, at least 32 random characters. ${NEW_SECRET}`)
  if (config.signIn.google === undefined && config.signIn.discord === undefined) {
    problems.push('Production needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.')
  }
  if (config.billing.kind === 'off' && settings.text('TROUPE_BILLING') !== 'off') {
    problems.push('Production needs DODO_API_KEY and DODO_WEBHOOK_KEY, or TROUPE_BILLING=off.')
  }
  return problems
}

/** Development has stand-ins that let anybody sign in as anybody, so nobody else may reach it. */
function reachableInDevelopment(config: Config): string[] {
  const problems: string[] = []
  if (!isLoopbackHost(config.host)) {
    problems.push(
      `HOST is ${config.host}, but development only answers on this machine (127.0.0.1). Set TROUPE_ENV=production.`,
    )
  }
  if (config.publicUrl !== undefined && !isLoopbackHost(new URL(config.publicUrl).hostname)) {
    problems.push(`PUBLIC_URL is ${config.publicUrl}, but development only answers on this machine. Set TROUPE_ENV=production.`)
  }
  return problems
}
