import type { FunctionOutput } from '../functions/call-function.ts'
import { moneyText } from './price-text.ts'

export type PlanChangePreview = NonNullable<FunctionOutput<'preview-plan-change'>['data']>

/** `$14.66 today, then $159.92 a year from March 12, 2027.` */
export function amountWords(
  { chargedNowCents, thenCents, isTaxExtra, currency, interval }: PlanChangePreview,
  day: string | undefined,
): string {
  const today = chargedNowCents > 0 ? `${moneyText(chargedNowCents, currency)} today` : 'Nothing today'
  const often = interval === 'Year' ? 'a year' : 'a month'
  const tax = isTaxExtra ? ', plus tax,' : ''
  return `${today}, then ${moneyText(thenCents, currency)} ${often}${tax} from ${day ?? 'the end of your period'}.`
}
