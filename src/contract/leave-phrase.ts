/** What a person types before their account is deleted. */
export const LEAVE_PHRASE = 'delete my account'
