import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { product } from '#web/data/product.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { SocialMarks } from './social-marks.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const LINK = 'inline-flex min-h-9 pointer-coarse:min-h-11 items-center py-1 transition duration-120 hover:text-ink'

/** The end of the page. What is not there yet says so. */
export function Footer() {
  return (
    <footer className="border-seam border-t">
      <div className="column grid grid-cols-[2fr_1fr_1fr_1fr] gap-10 py-14 text-sm text-soft max-[62.4375rem]:grid-cols-3 small:grid-cols-[2fr_3fr] small:gap-x-6 small:py-10">
        <div className="max-[62.4375rem]:col-span-full">
          <span className="text-ink">
            <Wordmark name={product.name} />
          </span>
          <p className="mt-4 max-w-64">Characters who stay themselves, picture after picture.</p>
          <SocialMarks />
          <ThemeChoice />
        </div>
        <FooterColumn title="Product">
          <Link to="/create" className={LINK}>
            Create
          </Link>
          <Link to="/characters" className={LINK}>
            Gallery
          </Link>
          <Link to="/pricing" className={LINK}>
            Pricing
          </Link>
          <ComingSoon>Explore</ComingSoon>
          <ComingSoon>Blog</ComingSoon>
        </FooterColumn>
        <FooterColumn title="Help">
          <HelpLink />
          <a href={product.communityUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            Community
          </a>
          <a href={`mailto:${product.supportEmail}`} className={`${LINK} wrap-anywhere`}>
            {product.supportEmail}
          </a>
          <ComingSoon>Documentation</ComingSoon>
          <ComingSoon>Tutorials</ComingSoon>
        </FooterColumn>
        <FooterColumn title="Legal">
          <Link to="/terms" className={LINK}>
            Terms
          </Link>
          <Link to="/privacy" className={LINK}>
            Privacy
          </Link>
          <Link to="/refund-policy" className={LINK}>
            Refund policy
          </Link>
        </FooterColumn>
      </div>
    </footer>
  )
}

/** Plain, so that it works for an address of our own and for one outside. */
function HelpLink() {
  return (
    <a href={product.helpUrl} className={LINK}>
      Help Center
    </a>
  )
}

function ComingSoon({ children }: { children: string }) {
  return (
    <span className="flex min-h-9 flex-wrap items-center gap-x-2 py-1 max-[26rem]:flex-col max-[26rem]:items-start">
      {children} <span className="rounded-full border border-seam px-2 text-xs">Coming Soon</span>
    </span>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start">
      <h2 className="mb-2 font-semibold text-ink">{title}</h2>
      {children}
    </div>
  )
}
