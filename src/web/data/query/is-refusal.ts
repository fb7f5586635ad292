/** A refusal stays one, however often one asks; 429 and everything that broke may pass. */
export function isRefusal(error: unknown): boolean {
  const status = Number((error as { status?: number }).status ?? (error as { code?: number }).code ?? 0)
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
