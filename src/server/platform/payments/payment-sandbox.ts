/** The local stand-in for the payment provider, as the pages and orders of development use it. */
export interface PaymentSandbox {
  /** One request of the provider's REST interface; `path` begins after the base address. */
  answer(request: RestRequest): Promise<{ status: number; body: unknown }>
  /** What a page to pay on shows; throws where there is no such page. */
  showCheckout(checkoutId: string): Promise<CheckoutView>
  pay(checkoutId: string, answer: { card: string } | { secondStep: 'approve' | 'refuse' }): Promise<PayOutcome>
  showPortal(token: string): Promise<PortalView>
  /** Answers what is wrong, or nothing where it was done. */
  changeInPortal(token: string, change: PortalChange): Promise<string | undefined>
  readonly testCards: readonly { readonly number: string; readonly tells: string }[]
  /** What happens to webhooks, and what the buyer's bank does. */
  order(order: SandboxOrder): Promise<void>
  /** Everything a test wants to look at. */
  describe(): Promise<SandboxState>
  /** Renewals whose time has come happen, and their webhooks are sent. */
  catchUp(): Promise<void>
}

export interface RestRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly authorization: string | undefined
}

export interface CheckoutView {
  readonly state: 'open' | 'second step' | 'paid' | 'expired'
  readonly productName: string
  readonly amountCents: number
  /** Before a discount. */
  readonly fullCents: number
  readonly interval: 'Month' | 'Year' | undefined
  readonly customer: { readonly name: string; readonly email: string }
  readonly cancelUrl: string
}

export type PayOutcome =
  | { readonly state: 'paid'; readonly returnUrl: string }
  | { readonly state: 'second step' }
  | { readonly state: 'declined'; readonly problem: string }

export interface PortalView {
  readonly customer: { readonly name: string; readonly email: string }
  readonly returnUrl: string
  readonly subscriptions: readonly PortalSubscription[]
  /** Newest first. */
  readonly payments: readonly PortalPayment[]
}

export interface PortalSubscription {
  readonly subscriptionId: string
  readonly productName: string
  readonly amountCents: number
  readonly interval: 'Month' | 'Year'
  readonly status: 'active' | 'on_hold' | 'cancelled'
  readonly isCancelledAtPeriodEnd: boolean
  readonly periodEnd: Date
  readonly graceEndsAt: Date | undefined
  readonly nextProductName: string | undefined
  readonly cardLastFour: string
}

export interface PortalPayment {
  readonly paymentId: string
  readonly productName: string
  readonly amountCents: number
  readonly refundedCents: number
  readonly status: 'succeeded' | 'failed' | 'requires_customer_action'
  readonly cardLastFour: string
  readonly paidAt: Date
}

export type PortalChange =
  | { readonly do: 'cancel' | 'keep' | 'forget-change'; readonly subscriptionId: string }
  | { readonly do: 'change-card'; readonly subscriptionId: string; readonly card: string }
  | { readonly do: 'refund'; readonly paymentId: string }

export type SandboxOrder =
  /** From now on webhooks wait, or are sent as they come. */
  | { readonly webhooks: 'hold' | 'send' }
  /** Everything that waits is sent now. */
  | { readonly release: 'in order' | 'reversed' | 'twice' }
  /**
   * The next webhooks: dropped, sent twice, or sent later; or each one comes after a false one: with another key's signature,
   * with a changed body, or signed ten minutes ago.
   */
  | { readonly next: WebhookFault; readonly times?: number | undefined; readonly delayMs?: number | undefined }
  /** Again, whatever became of it. */
  | { readonly resend: string }
  | { readonly dispute: { readonly paymentId: string; readonly state: 'opened' | 'won' | 'lost' } }
  | { readonly refund: { readonly paymentId: string; readonly amountCents?: number | undefined } }

export type WebhookFault = 'drop' | 'repeat' | 'delay' | 'forge' | 'tamper' | 'old'

export interface SandboxState {
  /** For the official SDK against `/dev/dodo`. */
  readonly apiKey: string
  readonly webhookKey: string
  readonly webhooks: 'hold' | 'send'
  /** The newest hundred, oldest first. */
  readonly messages: readonly SandboxMessage[]
  /** How we answered what was false. */
  readonly attacks: readonly { readonly fault: WebhookFault; readonly messageId: string; readonly status: number }[]
}

export interface SandboxMessage {
  readonly id: string
  readonly type: string
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'given up'
  readonly attempts: number
  readonly lastAnswer: number | undefined
}

/** What the stand-in refuses, as the REST interface tells it. */
export class SandboxRefusal extends Error {
  override name = 'SandboxRefusal'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
