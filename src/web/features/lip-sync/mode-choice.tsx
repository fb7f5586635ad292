import { PRICES_CREDITS } from '#contract/prices.ts'
import { type Choice, ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import Film from '~icons/lucide/film'
import Image from '~icons/lucide/image'
import type { LipSyncMode } from './lip-sync-form.ts'

const MODES: readonly Choice<LipSyncMode>[] = [
  { value: 'image', name: 'Image + audio', note: `${PRICES_CREDITS.lipSyncImage} credits`, icon: <Image size={20} /> },
  { value: 'video', name: 'Video + audio', note: `${PRICES_CREDITS.lipSyncVideo} credits`, icon: <Film size={20} /> },
]

/** Who speaks: somebody in a picture, or in a film. */
export function ModeChoice(props: { mode: LipSyncMode | undefined; isLocked: boolean; onChange(mode: LipSyncMode): void }) {
  const { mode, ...rest } = props
  return <ChoiceTiles label="Lip sync mode" labelIsHidden choices={MODES} value={mode} {...rest} />
}
