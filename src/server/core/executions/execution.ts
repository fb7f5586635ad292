export type ExecutionStatus = 'waiting' | 'processing' | 'completed' | 'failed'

export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** One call of a function: who asked for what, and how it went. */
export interface Execution {
  readonly id: string
  readonly functionId: string
  /** Null for guests, whose calls nobody can read back. */
  readonly userId: string | null
  readonly status: ExecutionStatus
  readonly requestMethod: string
  readonly requestPath: string
  readonly requestHeaders: readonly NamedValue[]
  /** 0 until the function has answered. */
  readonly responseStatusCode: number
  readonly responseHeaders: readonly NamedValue[]
  readonly durationSeconds: number
  readonly createdAt: Date
  readonly updatedAt: Date
}
