import type { ReactNode } from 'react'

export interface LegalSection {
  title: string
  /** Paragraphs. */
  text: readonly ReactNode[]
}

/** A text that binds somebody, set to be read: one column, numbered sections. */
export function LegalText({
  title,
  lead,
  updated,
  sections,
}: {
  title: string
  /** The whole in a few plain words. */
  lead: string
  /** A day as `2026-11-20`. */
  updated: string
  sections: readonly LegalSection[]
}) {
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated))
  return (
    <article className="mx-auto max-w-180">
      <h1 className="display text-page small:text-[2rem]">{title}</h1>
      <p className="mt-3 text-sm text-soft">
        In force since <time dateTime={updated}>{day}</time>
      </p>
      <p className="mt-7 text-lg">{lead}</p>
      {sections.map((section, index) => (
        <section key={section.title} className="mt-11">
          <h2 className="display flex gap-3 text-[1.375rem]">
            <span className="text-lit tabular-nums">{index + 1}</span>
            {section.title}
          </h2>
          {section.text.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text keep their places.
            <p key={place} className="mt-3.5 text-soft leading-7">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
