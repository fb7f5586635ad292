import type { AdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import type { PaymentSandbox } from '#server/platform/payments/payment-sandbox.ts'

/** The product's own ends of the development stand-ins. */
export interface DevelopmentParts {
  readonly clock: AdjustableClock
  /** After the clock was moved: what is due by then happens. */
  readonly timePassed?: () => Promise<void>
  readonly outbox: { list(): Promise<readonly OutboxMail[]> }
  /** Decides what the next jobs do; throws an Error with a sentence for an order that makes no sense. */
  readonly engine: { direct(order: EngineOrder): void }
  /** Only where no real provider takes the money. */
  readonly payments?: PaymentSandbox | undefined
  /** Brings a new user into a state of the acceptance page. */
  readonly people: { prepare(person: NewPerson, state: PersonState): Promise<void> }
}

export interface OutboxMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface EngineOrder {
  readonly next: 'succeed' | 'fail' | 'refuse' | 'hang' | 'register-late'
  readonly delayMs?: number | undefined
  readonly times?: number | undefined
  readonly userId?: string | undefined
}

export interface NewPerson {
  readonly userId: string
  readonly name: string
  readonly email: string
}

export interface PersonState {
  readonly credits: number
  readonly freeUsesTaken: boolean
  /** A plan that was bought in the sandbox; its credits come with it. */
  readonly subscription?: { readonly productId: string; readonly isCancelled?: boolean; readonly isSpent?: boolean }
}
