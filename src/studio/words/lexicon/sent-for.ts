/** Common words with which all others are sent for: they tell where a thing is, or what is done with it. */
export const SENT_FOR =
  /^(mouth|teeth|lips|smok|chew|hugging|singing|shoulder$|drinking|sipping|beside|next|behind|ground$|floor$|feet$)/
