import { openLocalDatabase } from '../local/local-database.ts'

/** The dialogs that are kept, and the pictures in the composer of a chat. */
export type KeptFormName = 'lip-sync' | 'premium-video' | `chat ${string}`

const database = openLocalDatabase('open-forms', 'forms')

interface Kept {
  readonly ownerId: string
  readonly form: unknown
}

/**
 * What was written and chosen in a dialog, with its files, until it is sent or closed: kept over a reload, a lost session
 * and the way through the sign-in, for the person whose it is.
 */
export const keptForms = {
  /** undefined when there is none of this person. */
  async read<Form>(name: KeptFormName, userId: string): Promise<Form | undefined> {
    const kept = await database.read<Kept>(name)
    // Kept under this name by the same dialog.
    return kept?.ownerId === userId ? (kept.form as Form) : undefined
  },
  keep: (name: KeptFormName, userId: string, form: object) => database.write(name, { ownerId: userId, form } satisfies Kept),
  forget: (name: KeptFormName) => database.write(name, undefined),
  forgetAll: () => database.clear(),
  /** Says who is here; what somebody else wrote goes. */
  async keepFor(userId: string): Promise<void> {
    const own = (kept: Kept | undefined) => (kept?.ownerId === userId ? kept : undefined)
    const names = await database.keys()
    await Promise.all(names.map((name) => database.update<Kept | undefined>(name, own)))
  },
}
