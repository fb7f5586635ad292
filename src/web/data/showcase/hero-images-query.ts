import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'

/** Addresses of pictures for the poster of the hero film. A page is whole without them. */
export const heroImagesQuery = queryOptions({
  queryKey: queryKeys.heroImages,
  queryFn: async () => (await callFunction('get-hero-images', {})).data,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
