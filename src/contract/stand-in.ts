/** Access tokens of the local sign-in stand-in begin with this; nobody is asked for a picture with one. */
export const STAND_IN_TOKEN_PREFIX = 'stand-in-'
