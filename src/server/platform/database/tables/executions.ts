import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** A recorded function call. Bodies are not kept: the caller got its answer, and what it made has tables of its own. */
export interface ExecutionsTable {
  /** Insertion order, for paging. */
  sequence: GeneratedAlways<number>
  id: string
  function_id: string
  /** Null for guests, whose calls nobody can read back. */
  user_id: string | null
  trigger: 'http'
  status: 'waiting' | 'processing' | 'completed' | 'failed'
  request_method: string
  request_path: string
  request_headers: JSONColumnType<{ name: string; value: string }[], string, string>
  response_status_code: number
  response_headers: JSONColumnType<{ name: string; value: string }[], string, string>
  duration_seconds: number
  created_at: Date
  updated_at: Date
}

export interface ExecutionTables {
  executions: ExecutionsTable
}
