import type { AccountTables } from './tables/accounts.ts'
import type { BillingTables } from './tables/billing.ts'
import type { CharacterTables } from './tables/characters.ts'
import type { CreditTables } from './tables/credits.ts'
import type { DailyClaimTables } from './tables/daily-claims.ts'
import type { DepartureTables } from './tables/departures.ts'
import type { EnhancementTables } from './tables/enhancements.ts'
import type { ExecutionTables } from './tables/executions.ts'
import type { FileTables } from './tables/files.ts'
import type { JobTables } from './tables/jobs.ts'
import type { LimitTables } from './tables/limits.ts'
import type { MessageTables } from './tables/messages.ts'
import type { PastGiftTables } from './tables/past-gifts.ts'
import type { PaymentSandboxTables } from './tables/payment-sandbox.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { ProfileTables } from './tables/profiles.ts'
import type { UploadTables } from './tables/uploads.ts'

/** Every table of the product schema; each feature's columns stand in its own file. */
export interface Tables
  extends PlatformTables,
    AccountTables,
    PastGiftTables,
    CreditTables,
    DailyClaimTables,
    DepartureTables,
    BillingTables,
    JobTables,
    FileTables,
    UploadTables,
    CharacterTables,
    MessageTables,
    ProfileTables,
    EnhancementTables,
    ExecutionTables,
    LimitTables,
    PaymentSandboxTables {}
