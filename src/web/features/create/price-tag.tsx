import { creditWords } from '#contract/count-words.ts'
import type { Price } from './use-price.ts'

/** What a press costs: FREE in green, else the number of credits. */
export function PriceTag({ price, isOnLimelight = false }: { price: Price; isOnLimelight?: boolean }) {
  // Green on limelight could not be read.
  if (price.isFree) return <span className={isOnLimelight ? '' : 'font-semibold text-good'}>FREE</span>
  return <span className="tabular-nums">{creditWords(price.priceCredits)}</span>
}
