/** What product text §8 says where neither a creation nor its previews are what the credits do not suffice for. */
export const operationShortage = {
  title: 'Insufficient Credits',
  text: "You don't have enough credits for this operation. Please top up your balance.",
} as const
