import type { Accounts } from '#server/core/accounts/accounts.ts'
import type { Executions } from '#server/core/executions/executions.ts'
import type { Uploads } from '#server/core/files/create-uploads.ts'
import type { Limits } from '#server/core/limits/limits.ts'
import type { SlowDown } from '#server/core/limits/slow-down.ts'
import type { Handlers } from '#server/functions/handlers.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { OwnDataReader } from './account/own-data-reader.ts'
import type { ProviderCallbacks } from './callbacks/callback-routes.ts'
import type { DevelopmentParts } from './dev/development-parts.ts'
import type { UserDataReader } from './documents/user-data-reader.ts'
import type { FileFinder } from './media/file-finder.ts'
import type { RealtimeSource } from './realtime/realtime-source.ts'
import type { PaymentWebhooks } from './webhooks/webhook-routes.ts'

/** Everything the HTTP door calls. `app.ts` puts it together. */
export interface HttpParts {
  readonly config: Pick<
    Config,
    'mode' | 'port' | 'publicUrl' | 'trustedProxies' | 'origins' | 'project' | 'signUpsPerHour' | 'signIn' | 'house'
  >
  readonly clock: Clock
  readonly accounts: Accounts
  readonly limits: Limits
  /** Of whoever guesses passwords. */
  readonly slowDown: SlowDown
  readonly executions: Executions
  readonly handlers: Handlers
  readonly userData: UserDataReader
  readonly files: FileFinder
  /** Only where an engine has a provider that calls back. */
  readonly callbacks?: ProviderCallbacks
  /** Only where something is sold. */
  readonly webhooks?: PaymentWebhooks
  /** Where pages hear of what happens; without it they ask. */
  readonly realtime?: RealtimeSource
  readonly ownData?: OwnDataReader
  readonly uploads: Pick<Uploads, 'receive' | 'find' | 'cancel'>
  /** Where the built pages lie; they may appear while the server already runs. */
  readonly pagesDirectory: string
  /** Only while the mode is development. */
  readonly development?: DevelopmentParts
  /** Tells the operator about a bug. Gets no request bodies, cookies or headers. */
  readonly reportBug: (what: string, error: unknown) => void
}
