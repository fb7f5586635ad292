import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'
import { readProducts } from './product-list.ts'

/** The plans and credit packs that are sold, for guests as well. */
export const productsQuery = queryOptions({
  queryKey: queryKeys.products,
  queryFn: async () => readProducts(await callFunction('get-products', {})),
})
