export interface ProfileTables {
  profiles: ProfileTable
}

/** What `create-user` makes once for each account. */
export interface ProfileTable {
  id: string
  user_id: string
  email: string
  name: string
  avatar_url: string
  created_at: Date
}
