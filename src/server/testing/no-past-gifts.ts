import { createPastGifts } from '../core/accounts/create-past-gifts.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { createPseudonyms } from '../platform/sealing/create-pseudonyms.ts'

/** For tests in which nobody has left: nothing is given once. */
export const NO_PAST_GIFTS = createPastGifts({
  pseudonyms: createPseudonyms({ secret: 'of a test' }),
  gifts: [],
  clock: systemClock,
})
