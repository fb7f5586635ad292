import { useId } from 'react'
import { creditWords } from '#contract/count-words.ts'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { HeldUp } from '#web/ui/held-up.tsx'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import ChevronUp from '~icons/lucide/chevron-up'
import { CONTROL, OVER_THE_SEEK_BAR_PX } from './control-style.ts'
import type { UpscaleOption } from './film-options.ts'

/** What the film can be made into. */
export function UpscaleMenu({
  options,
  onChoose,
}: {
  options: readonly UpscaleOption[]
  onChoose(option: UpscaleOption): void
}) {
  const dearest = Math.max(...options.map(({ creditCost }) => creditCost))
  const { words, isShort, onGetMore } = useCreditsLeft(dearest)
  return (
    <Menu
      side="top"
      gapPx={OVER_THE_SEEK_BAR_PX}
      label="Upscale this video"
      className="always-dark w-76 max-w-[calc(100vw-24px)]"
      trigger={
        <button
          type="button"
          aria-label="4K: upscale this video"
          className={`touch inline-flex h-10 items-center gap-2 rounded-control bg-ink/12 px-3.5 font-semibold text-sm transition duration-120 ${CONTROL}`}
        >
          4K
          <ChevronUp size={16} />
        </button>
      }
    >
      <p aria-hidden="true" className="px-3 pt-2 pb-2 text-soft text-xs">
        Upscale this video
      </p>
      {options[0] && <Entries options={options} first={options[0]} onChoose={onChoose} />}
      <p className="mt-1.5 border-seam border-t px-3 pt-2.5 pb-2 text-soft text-xs tabular-nums">{words}.</p>
      {isShort && <MenuEntry onSelect={onGetMore}>Buy Credits</MenuEntry>}
    </Menu>
  )
}

/** Why none would be made is asked when the menu is open, once for all of them: whoever only looks at a film asks for no price. */
function Entries({ options, first, onChoose }: Parameters<typeof UpscaleMenu>[0] & { first: UpscaleOption }) {
  const heldUp = useHeldUp('video-upscale', { options: { resolution: first.resolution } })
  const reason = useId()
  return (
    <>
      {options.map((option) => (
        <MenuEntry
          key={option.resolution}
          opensDialog
          describedBy={heldUp && reason}
          onSelect={() => onChoose(option)}
          className="min-h-14! justify-between"
        >
          <span>
            <span className="block font-semibold text-base leading-5">{option.resolution}</span>
            <span className="block font-normal text-soft text-xs tabular-nums">{option.fps} fps</span>
          </span>
          <span className="font-semibold tabular-nums">{creditWords(option.creditCost)}</span>
        </MenuEntry>
      ))}
      <HeldUp id={reason} words={heldUp} className="mt-1.5 px-3 py-2" />
    </>
  )
}
