/** `$19.99`, for whole cents of US dollars. */
export function moneyText(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** `February 28, 2026` */
export function dayText(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** `4242 4242 4242 4242`; what is no number stays as it is. */
export function cardText(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
