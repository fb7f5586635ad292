import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { cutCharacters } from '#contract/text.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Button } from '#web/ui/button.tsx'
import Dices from '~icons/lucide/dices'
import { IDEAS } from './ideas.ts'

/** The first thing a visitor can do: type who it is. The words wait in the draft for the wizard. */
export function HeroField({ onStart }: { onStart(): void }) {
  const description = useCharacterDraft((draft) => draft.characterDescription)
  const change = useCharacterDraft((draft) => draft.change)
  const [nextIdea, setNextIdea] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // What was typed while the script was on its way is newer than what was kept.
    const typed = field.current?.value
    if (typed && typed !== useCharacterDraft.getState().characterDescription)
      change({ characterDescription: typed, isEnhanced: false })
  }, [change])
  const surprise = () => {
    change({ characterDescription: IDEAS[nextIdea % IDEAS.length], isEnhanced: false })
    setNextIdea(nextIdea + 1)
  }
  return (
    <div className="rounded-card border border-edge bg-stage transition duration-120 focus-within:outline-2 focus-within:outline-spot">
      <textarea
        ref={field}
        aria-label="Describe your character"
        placeholder="Describe your character: who are they, what do they wear, where do you meet them?"
        value={description}
        rows={2}
        onChange={(event) =>
          change({ characterDescription: cutCharacters(event.target.value, LIMITS.descriptionMaxChars), isEnhanced: false })
        }
        className="block field-sizing-content max-h-40 min-h-19 w-full resize-none bg-transparent px-4.5 pt-4.5 text-[1.0625rem] leading-6.5 outline-none"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 p-3 pl-2 small:pl-3">
        <Button kind="plain" size="small" icon={<Dices size={17} />} onClick={surprise} className="px-2.5! small:-ml-2">
          Surprise me
        </Button>
        <Button kind="primary" onClick={onStart} className="small:w-full">
          Start Creating Now
        </Button>
      </div>
    </div>
  )
}
