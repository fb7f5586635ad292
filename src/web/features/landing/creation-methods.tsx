import type { ReactNode, Ref } from 'react'
import type { StyleId } from '#contract/styles.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import ArrowRight from '~icons/lucide/arrow-right'
import { StylePicture } from './style-picture.tsx'

/** The two ways in. `firstButton` is focused when somebody is led here from the poster. */
export function CreationMethods({
  onStartDescription,
  onStartImage,
  sectionRef,
  firstButton,
}: {
  onStartDescription(): void
  onStartImage(): void
  sectionRef: Ref<HTMLElement>
  firstButton: Ref<HTMLButtonElement>
}) {
  return (
    <section ref={sectionRef} aria-labelledby="methods-title" className="column pt-28 small:pt-22">
      <SectionHead id="methods-title" title="Choose Your Creation Method">
        Words or a picture: either way, one face that stays the same in every scene.
      </SectionHead>
      <div className="grid grid-cols-2 gap-6 small:grid-cols-1 small:gap-5">
        <MethodCard
          title="Create with Description"
          badge="Most Popular"
          text="Say who it is. Three previews to choose from, in fifteen styles."
          pictures={(['anime', 'photoreal', 'pixel-art'] as const).map((styleId) => ({
            styleId,
            url: showcase.style(styleId),
          }))}
        >
          <Button ref={firstButton} kind="wing" onClick={onStartDescription}>
            Start with Description
            <ArrowRight size={17} />
          </Button>
        </MethodCard>
        <MethodCard
          title="Create with Image"
          text="One picture of at least 1024 × 1024 pixels is enough. Keep it as it is, or redraw it."
          pictures={[
            { styleId: 'photoreal', url: showcase.fromAPhoto('photo') },
            { styleId: 'anime', url: showcase.fromAPhoto('anime') },
          ]}
        >
          <Button kind="wing" onClick={onStartImage}>
            Start with One Image
            <ArrowRight size={17} />
          </Button>
        </MethodCard>
      </div>
    </section>
  )
}

function MethodCard(props: {
  title: string
  badge?: string
  text: string
  pictures: readonly { styleId: StyleId; url: string }[]
  children: ReactNode
}) {
  return (
    <article className="flex flex-col overflow-hidden rounded-panel bg-stage">
      <div className="flex h-75 gap-0.5 broad:h-92 small:h-52">
        {props.pictures.map(({ styleId, url }) => (
          <StylePicture key={styleId} url={url} styleId={styleId} className="h-full flex-1" />
        ))}
      </div>
      <div className="flex flex-1 flex-col items-start p-7 small:p-5">
        <h3 className="display flex flex-wrap items-center gap-3 text-card small:text-[1.5rem]">
          {props.title}
          {props.badge && (
            <span className="rounded-full bg-ink px-2.5 py-1 font-sans font-semibold text-house text-xs tracking-normal">
              {props.badge}
            </span>
          )}
        </h3>
        <p className="mt-2.5 mb-8 text-soft small:mb-6">{props.text}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">{props.children}</div>
      </div>
    </article>
  )
}
