import { Link } from 'react-router'
import { product } from '#web/data/product.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

const LINK = 'touch inline-flex items-center py-1 hover:text-ink'

/** The end of the page. What is not there yet says so. */
export function Footer() {
  return (
    <footer className="border-seam border-t">
      <div className="column grid grid-cols-[2fr_1fr_1fr] gap-10 py-14 text-sm text-soft small:grid-cols-2 small:py-10">
        <div className="small:col-span-2">
          <span className="text-ink">
            <Wordmark name={product.name} />
          </span>
          <p className="mt-4 max-w-64">Characters who stay themselves, picture after picture.</p>
        </div>
        <FooterColumn title="Product">
          <Link to="/create" className={LINK}>
            Create
          </Link>
          <Link to="/pricing" className={LINK}>
            Pricing
          </Link>
          <span className="py-1">Explore · Coming Soon</span>
          <span className="py-1">Blog · Coming Soon</span>
        </FooterColumn>
        <FooterColumn title="Help">
          <a href={product.communityUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            Community
          </a>
          <span className="py-1">Documentation · Coming Soon</span>
          <span className="py-1">Tutorials · Coming Soon</span>
        </FooterColumn>
      </div>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col items-start">
      <h2 className="mb-2 font-semibold text-ink">{title}</h2>
      {children}
    </div>
  )
}
