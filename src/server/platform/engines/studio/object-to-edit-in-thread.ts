/** What a thread is asked to do with an instruction, before it is paid. */
export { objectToEdit as run } from './plan-edit.ts'
