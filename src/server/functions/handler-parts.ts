import type { Kysely } from 'kysely'
import type { Credits } from '../core/credits/create-credits.ts'
import type { Profiles } from '../core/profiles/create-profiles.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Billing } from '../product/billing/create-billing.ts'
import type { Characters } from '../product/characters/create-characters.ts'
import type { Chats } from '../product/chats/create-chats.ts'
import type { DailyBonus } from '../product/daily-bonus/create-daily-bonus.ts'
import type { Generation } from '../product/generation/create-generation.ts'
import type { Library } from '../product/library/create-library.ts'

/** What the functions call; each handler takes what it needs by name. */
export interface HandlerParts {
  readonly database: Kysely<Tables>
  readonly credits: Credits
  readonly profiles: Profiles
  readonly generation: Generation
  readonly library: Library
  readonly characters: Characters
  readonly chats: Chats
  readonly billing: Billing
  readonly dailyBonus: DailyBonus
  readonly arePremiumFilmsOn: boolean
  /** The project every address of a picture names. */
  readonly project: string
  /** Paths of the pages' showcase pictures: `/showcase/….webp`. */
  readonly showcasePaths: readonly string[]
}
