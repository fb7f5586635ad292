import type { ComponentProps } from 'react'
import { Footer } from '#web/features/footer/footer.tsx'
import { LegalText } from '#web/features/legal/legal-text.tsx'

/** The frame that the legal pages share. */
export function LegalPage(props: Omit<ComponentProps<typeof LegalText>, 'updated'>) {
  return (
    <>
      <title>{`${props.title} · Troupe`}</title>
      <main className="column pt-16 pb-28 small:pt-9 small:pb-18">
        <LegalText {...props} updated="2026-11-20" />
      </main>
      <Footer />
    </>
  )
}
