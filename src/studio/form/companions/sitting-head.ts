/** Where the middle of a sitting animal's head is; y points down. */
export const SITTING_HEAD_Y = -1.72
