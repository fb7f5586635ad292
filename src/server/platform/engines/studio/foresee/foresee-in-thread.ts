/** What a thread is asked about an order, before it is paid. */
export { foreseeOrder as run } from './foresee-order.ts'
