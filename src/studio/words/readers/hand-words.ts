/** Words before a thing that is in hands after all. */
export const HELD =
  /\b(?:(?:hold|carr|grip|clutch|rais|swing|wield|play|cradl|hugg|read|drink|sip|wav|lift|pour)\w*|us(?:es|ing)) (?:(?:a|an|the|his|her|their|up|from|with) ){0,2}(?:(?!(?:by|beside|next|near|behind|at|on)\b)\w+ ){0,2}$/
/** And after it. */
export const IN_HAND =
  /^ (?:\w+ )?(?:in|between) (?:(?:his|her|their|the|one|each|both|left|right|gloved|outstretched) ){0,3}(?:hands?|arms|lap|fingers)\b/

/** After what stands on furniture. */
export const ON_TOP =
  /^ (?:\w+ )?(?:on|upon|atop) (?:the|a|an|his|her|their|it) ?(?:\w+ ){0,2}?(?:table|desk|counter|bar|piano|workbench|stall|shelf|windowsill)\b/

/** Words between a preposition and its thing: no other preposition, which would have a thing of its own. */
export const LOOKS = String.raw`(?:(?!(?:and|or|with|by|on|in|at|to|from|beside|next|near|behind|before|under|over|against|around)\b)\w+ )`
