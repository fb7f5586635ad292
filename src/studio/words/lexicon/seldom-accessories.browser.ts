/** What `seldom-accessories.ts` is in browsers: nothing until all words are sent for, which then go into the tables themselves. */
export const SELDOM_HEADWEAR = {}
export const SELDOM_EYEWEAR = {}
export const SELDOM_JEWELLERY = {}
export const SELDOM_MARKS = {}
export const SELDOM_PROPS = {}

export const loadSeldomAccessories = () => import('./seldom-accessories.ts')
