import { ToggleGroup } from 'radix-ui'
import type { FunctionComponent, SVGProps } from 'react'
import { CHAT_TOOLS, type ChatToolId, chatTools } from '#web/data/chats/chat-tools.ts'
import { SlidingRow } from '#web/ui/sliding-row.tsx'
import AudioLines from '~icons/lucide/audio-lines'
import Blend from '~icons/lucide/blend'
import Clapperboard from '~icons/lucide/clapperboard'
import Mountain from '~icons/lucide/mountain-snow'
import Scaling from '~icons/lucide/scaling'
import Shirt from '~icons/lucide/shirt'
import Zap from '~icons/lucide/zap'

const ICONS: Readonly<Record<ChatToolId, FunctionComponent<SVGProps<SVGSVGElement> & { size?: number }>>> = {
  scene: Mountain,
  'dress-up': Shirt,
  blend: Blend,
  'flash-edit': Zap,
  upscale: Scaling,
  video: Clapperboard,
}

const TOOL =
  'touch inline-flex h-10 shrink-0 items-center gap-1.5 rounded-control px-2.5 font-medium text-sm text-soft transition duration-120 hover:text-ink'

/** What is made of the message; the arrow keys go from tool to tool. Lip sync has a dialog of its own. */
export function ToolRow({
  tool,
  onChoose,
  onLipSync,
}: {
  tool: ChatToolId
  onChoose(tool: ChatToolId): void
  onLipSync(): void
}) {
  return (
    <SlidingRow className="flex-1">
      <div className="flex w-max items-center">
        <ToggleGroup.Root
          type="single"
          value={tool}
          // A press on the chosen one leads back to a scene.
          onValueChange={(next) => onChoose((next || 'scene') as ChatToolId /* only our own values are offered */)}
          aria-label="What to make"
          className="flex shrink-0 items-center gap-0.5"
        >
          {CHAT_TOOLS.map((id) => {
            const Icon = ICONS[id]
            return (
              <ToggleGroup.Item
                key={id}
                value={id}
                // On small screens the row scrolls, and what was chosen may be cut by its edge.
                onClick={({ currentTarget }) => currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' })}
                className={`${TOOL} data-[state=on]:text-ink data-[state=on]:ring-2 data-[state=on]:ring-lit data-[state=on]:ring-inset`}
              >
                <Icon size={17} aria-hidden="true" />
                {chatTools[id].label}
              </ToggleGroup.Item>
            )
          })}
        </ToggleGroup.Root>
        <button type="button" onClick={onLipSync} className={TOOL}>
          <AudioLines size={17} aria-hidden="true" />
          Lip Sync
        </button>
      </div>
    </SlidingRow>
  )
}
