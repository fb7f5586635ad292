import { floatsOf } from './floats-of.ts'

/** Bytes of a mask as shares of one. */
export const sharesOfBytes = (mask: ArrayLike<number>): Float32Array<ArrayBuffer> => floatsOf(mask, (value) => value / 255)
