import { product } from '#web/data/product.ts'

/** The address that answers. */
export function SupportLink() {
  return (
    <a href={`mailto:${product.supportEmail}`} className="text-spot underline underline-offset-2 hover:text-ink">
      {product.supportEmail}
    </a>
  )
}
