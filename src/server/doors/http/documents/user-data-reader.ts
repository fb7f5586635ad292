import type { UserData } from '#contract/entities/user.ts'

/** Where credits and free uses of a user are read; a user without any has zero and unused ones. */
export interface UserDataReader {
  readUserData(userId: string): Promise<UserData>
}
