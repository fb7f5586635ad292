/** What the page believes about the balance: the server's last word, and what it has spent since without an answer. */
export interface CreditBalance {
  readonly known: number
  readonly pending: readonly Deduction[]
}

export interface Deduction {
  readonly id: number
  /** What was really taken: less than asked for when there was less (CS-07). */
  readonly taken: number
}

/** What is shown: pending deductions stay subtracted until they are confirmed or given back (OP-07). */
export function availableCredits({ known, pending }: CreditBalance): number {
  return Math.max(0, known - pending.reduce((sum, deduction) => sum + deduction.taken, 0))
}

export function setCredits(balance: CreditBalance, credits: number): CreditBalance {
  return { ...balance, known: wholeCredits(credits) }
}

export function addCredits(balance: CreditBalance, credits: number): CreditBalance {
  return { ...balance, known: wholeCredits(balance.known + credits) }
}

export function deductCredits(balance: CreditBalance, id: number, credits: number): CreditBalance {
  const taken = Math.min(wholeCredits(credits), availableCredits(balance))
  return { ...balance, pending: [...balance.pending, { id, taken }] }
}

export function restoreDeduction(balance: CreditBalance, id: number): CreditBalance {
  return { ...balance, pending: balance.pending.filter((deduction) => deduction.id !== id) }
}

/** The server took it: what was pending is gone from the known balance. */
export function confirmDeduction(balance: CreditBalance, id: number): CreditBalance {
  const taken = balance.pending.find((deduction) => deduction.id === id)?.taken ?? 0
  return { known: Math.max(0, balance.known - taken), pending: balance.pending.filter((deduction) => deduction.id !== id) }
}

/** Never below 0, and never anything that is not a number (CS-05). */
function wholeCredits(credits: number): number {
  return Number.isFinite(credits) ? Math.max(0, Math.trunc(credits)) : 0
}
