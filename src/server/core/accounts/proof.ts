import { AppError } from '#contract/app-error.ts'
import type { User } from './account.ts'

/** What somebody may be asked to do so that they count as proven, as far as this house offers it. */
export interface WaysToProve {
  readonly google: boolean
  readonly discord: boolean
  readonly purchases: boolean
}

/**
 * What is worth money to the house, or takes much of its room, is not given to addresses that were made up a moment ago: it
 * needs an e-mail address that was verified, a provider that vouches for one, or money that came.
 */
export function isProven(user: Pick<User, 'emailVerified' | 'hasVouchedIdentity' | 'hasPaid'>): boolean {
  return user.emailVerified || user.hasVouchedIdentity || user.hasPaid
}

export type Proof = ReturnType<typeof createProof>

/** Holds up whoever is not proven, and says what to do about it in this house. `why` begins the words: what it is about. */
export function createProof(ways: WaysToProve) {
  const advice = adviceOf(ways)
  const refusal = (why: string) => new AppError('identity.unproven', { message: `${why} ${advice}` })
  return {
    /** Undefined for who is proven; else what a start would be refused with. */
    objection: ({ isProven }: { isProven: boolean }, why: string = CONFIRMED_ONLY): AppError | undefined =>
      isProven ? undefined : refusal(why),

    /** Throws 'identity.unproven'. */
    demand({ isProven }: { isProven: boolean }, why: string = CONFIRMED_ONLY): void {
      if (!isProven) throw refusal(why)
    },
  }
}

const CONFIRMED_ONLY = 'This is for confirmed accounts.'

function adviceOf({ google, discord, purchases }: WaysToProve): string {
  const providers = [...(google ? ['Google'] : []), ...(discord ? ['Discord'] : [])]
  const ways = [
    ...(providers.length > 0 ? [`sign in with ${providers.join(' or ')}, with an e-mail address confirmed there`] : []),
    ...(purchases ? ['buy credits'] : []),
  ]
  return ways.length > 0 ? `To confirm yours, ${ways.join(', or ')}.` : 'This house has no way to confirm one now.'
}
