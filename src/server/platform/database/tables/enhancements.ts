export interface EnhancementTables {
  enhancements: EnhancementTable
}

/** What a key of a user was answered; asked again with the same text, it answers the same. */
interface EnhancementTable {
  user_id: string
  /** SHA-256 of the key that the client sent. */
  idempotency_key: string
  request_hash: string
  answer: string
  created_at: Date
}
