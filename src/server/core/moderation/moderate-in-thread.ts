/** What a thread is asked to do with a long text. */
export { moderateText as run } from './moderate-text.ts'
