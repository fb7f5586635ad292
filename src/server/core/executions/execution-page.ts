/** Which of somebody's calls are wanted. */
export interface ExecutionPage {
  readonly limit: number
  readonly offset: number
  readonly order: 'asc' | 'desc'
  /** Only calls after (in the given order) this one. */
  readonly afterId?: string
  readonly filters: readonly ExecutionFilter[]
}

/** Several values mean "one of". */
export interface ExecutionFilter {
  readonly field:
    | 'id'
    | 'trigger'
    | 'status'
    | 'request_method'
    | 'request_path'
    | 'response_status_code'
    | 'duration_seconds'
    | 'created_at'
    | 'updated_at'
  readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>='
  readonly values: readonly (string | number | Date)[]
}
