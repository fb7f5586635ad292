import type { IndexSteps } from './build-indexes.ts'
import * as platform from './migrations/0001-platform.ts'
import * as accounts from './migrations/0010-accounts.ts'
import * as credits from './migrations/0020-credits.ts'
import * as jobs from './migrations/0021-jobs.ts'
import * as files from './migrations/0022-files.ts'
import * as characters from './migrations/0023-characters.ts'
import * as profiles from './migrations/0024-profiles.ts'
import * as executions from './migrations/0030-executions.ts'
import * as limits from './migrations/0031-limits.ts'
import * as messages from './migrations/0040-messages.ts'
import * as enhancements from './migrations/0050-enhancements.ts'
import * as characterPhotos from './migrations/0060-character-photos.ts'
import * as paidEngines from './migrations/0061-paid-engines.ts'
import * as uploads from './migrations/0070-uploads.ts'
import * as sourceTypes from './migrations/0071-source-types.ts'
import * as paymentSandbox from './migrations/0080-payment-sandbox.ts'
import * as billing from './migrations/0081-billing.ts'
import * as dailyClaims from './migrations/0082-daily-claims.ts'
import * as sandboxCustomers from './migrations/0083-sandbox-customers.ts'
import * as takebacksOnHold from './migrations/0084-takebacks-on-hold.ts'
import * as paymentFacts from './migrations/0085-payment-facts.ts'
import * as secondPlans from './migrations/0086-second-plans.ts'
import * as paymentsOfUser from './migrations/0087-payments-of-user.ts'
import * as planPrices from './migrations/0088-plan-prices.ts'
import * as buyersWhoLeft from './migrations/0089-buyers-who-left.ts'
import * as whatWasNeverSold from './migrations/0090-what-was-never-sold.ts'
import * as providerCustomers from './migrations/0091-provider-customers.ts'
import * as provenPeople from './migrations/0106-proven-people.ts'
import * as sessionUse from './migrations/0107-session-use.ts'
import * as messagesThatWait from './migrations/0113-messages-that-wait.ts'
import * as turns from './migrations/0120-turns.ts'
import * as outlook from './migrations/0121-outlook.ts'
import * as folderStamp from './migrations/0130-folder-stamp.ts'
import * as indexedKeys from './migrations/0150-indexed-keys.ts'
import * as sweptRecords from './migrations/0151-swept-records.ts'
import * as departures from './migrations/0152-departures.ts'
import * as signInTries from './migrations/0160-sign-in-tries.ts'
import * as leftGuests from './migrations/0161-left-guests.ts'
import * as pastGifts from './migrations/0170-past-gifts.ts'
import * as interruptions from './migrations/0180-interruptions.ts'
import * as neededMigrations from './migrations/0181-needed-migrations.ts'
import * as libraryPages from './migrations/0190-library-pages.ts'
import * as libraryWords from './migrations/0191-library-words.ts'
import * as sweptPlans from './migrations/0192-swept-plans.ts'
import { JOB_INDEXES as jobIndexes } from './migrations/0210-job-indexes.ts'
import * as oldForm from './migrations/0220-old-form.ts'
import * as beingsOfOldForm from './migrations/0230-beings-of-old-form.ts'
import type { SchemaStep } from './needed-migrations.ts'

/** Every step of the schema under its name; a name that has run anywhere is never changed. */
export const MIGRATIONS: Readonly<Record<string, SchemaStep>> = {
  '0001-platform': platform,
  '0010-accounts': accounts,
  '0020-credits': credits,
  '0021-jobs': jobs,
  '0022-files': files,
  '0023-characters': characters,
  '0024-profiles': profiles,
  '0030-executions': executions,
  '0031-limits': limits,
  '0040-messages': messages,
  '0050-enhancements': enhancements,
  '0060-character-photos': characterPhotos,
  '0061-paid-engines': paidEngines,
  '0070-uploads': uploads,
  '0071-source-types': sourceTypes,
  '0080-payment-sandbox': paymentSandbox,
  '0081-billing': billing,
  '0082-daily-claims': dailyClaims,
  '0083-sandbox-customers': sandboxCustomers,
  '0084-takebacks-on-hold': takebacksOnHold,
  '0085-payment-facts': paymentFacts,
  '0086-second-plans': secondPlans,
  '0087-payments-of-user': paymentsOfUser,
  '0088-plan-prices': planPrices,
  '0089-buyers-who-left': buyersWhoLeft,
  '0090-what-was-never-sold': whatWasNeverSold,
  '0091-provider-customers': providerCustomers,
  '0106-proven-people': provenPeople,
  '0107-session-use': sessionUse,
  '0113-messages-that-wait': messagesThatWait,
  '0120-turns': turns,
  '0121-outlook': outlook,
  '0130-folder-stamp': folderStamp,
  '0150-indexed-keys': indexedKeys,
  '0151-swept-records': sweptRecords,
  '0152-departures': departures,
  '0160-sign-in-tries': signInTries,
  '0161-left-guests': leftGuests,
  '0170-past-gifts': pastGifts,
  '0180-interruptions': interruptions,
  '0181-needed-migrations': neededMigrations,
  '0190-library-pages': libraryPages,
  '0191-library-words': libraryWords,
  '0192-swept-plans': sweptPlans,
  '0220-old-form': oldForm,
  '0230-beings-of-old-form': beingsOfOldForm,
}

/** Indexes of tables that may be large: built after all steps, while others go on writing. */
export const INDEX_STEPS: IndexSteps = {
  '0210-job-indexes': jobIndexes,
}
