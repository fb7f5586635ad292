/** A call at our door that says it comes from an engine's provider. */
export interface ProviderCall {
  /** What stands in the address behind the provider's name. */
  readonly token: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it was sent, byte for byte. */
  readonly body: Uint8Array
}

/** Tells a provider's own word from everybody else's. */
export interface CallbackReader {
  readonly provider: string
  /** Undefined for what is forged, altered or old. Throws when that cannot be told now, so that the provider calls again. */
  read(call: ProviderCall): Promise<{ attemptId: string; eventId: string; body: unknown } | undefined>
}
