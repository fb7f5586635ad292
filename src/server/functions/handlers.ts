import type { z } from 'zod'
import type { Catalogue, FunctionId } from '#contract/functions/catalogue.ts'

/** The signed-in person behind a call. */
export interface Caller {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly anonymous: boolean
  /** There is more to show for them than an address that somebody typed (core/accounts/proof.ts). */
  readonly isProven: boolean
}

export interface CallContext<Who extends Caller | null = Caller> {
  readonly caller: Who
  /** Scheme and host the caller reached us under; addresses in replies start with it. */
  readonly origin: string
  /** `x-device-fingerprint` of the execution's headers. */
  readonly device?: string
  /** `x-idempotency-key` of the execution's headers. */
  readonly idempotencyKey?: string
  /**
   * `x-quoted-credits` of the execution's headers: the price that was shown, above which nothing is to be started. Without it the
   * price is the catalogue's at the start.
   */
  readonly quotedCredits?: number | undefined
  /** Large files of the request, by the word that stands for each where its base64 was. */
  readonly inlineFiles?: ReadonlyMap<string, Uint8Array>
  /** The execution that this call is. */
  readonly executionId?: string
}

type CallerOf<Access> = Access extends 'public' ? Caller | null : Caller

/** One handler for each function of the catalogue; it gets parsed input and answers what the output schema says, or throws an AppError. */
export type Handlers<Functions extends Catalogue = Catalogue> = {
  [Id in keyof Functions & FunctionId]: (
    input: z.output<Functions[Id]['input']>,
    context: CallContext<CallerOf<Functions[Id]['access']>>,
  ) => Promise<z.input<Functions[Id]['output']>>
}
