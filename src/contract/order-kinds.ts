/** What can be checked before it is ordered: everything paid that words decide, or people in a picture. */
export const ORDER_KINDS = ['preview', 'picture', 'edit', 'dress-up', 'blend', 'video', 'lip-sync'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
