import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import Gift from '~icons/lucide/gift'

export function GuestTools() {
  const ask = useSignInPrompt((prompt) => prompt.ask)
  return (
    <>
      <Button
        size="small"
        icon={<Gift size={16} />}
        disabled
        title="Sign in to claim daily bonus"
        // It stands beside buttons that can be pressed: in outline and words it must not be taken for one of them.
        className="cursor-not-allowed border-dashed opacity-60 max-[56.1875rem]:hidden"
      >
        Daily
      </Button>
      <Button size="small" onClick={() => ask()}>
        Sign In
      </Button>
    </>
  )
}
