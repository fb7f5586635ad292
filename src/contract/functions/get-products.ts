import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { Product } from '../entities/product.ts'

/** The plans and credit packs that are sold; guests see them too. */
export const getProducts = defineFunction({
  id: 'get-products',
  method: 'GET',
  access: 'public',
  input: z.object({}),
  output: z.object({ success: z.literal(true), data: z.array(Product) }),
  errors: ['payments.unavailable'],
})
