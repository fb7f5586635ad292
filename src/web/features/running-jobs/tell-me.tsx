import { useState } from 'react'
import { mayNotify } from '#web/data/jobs/notify.ts'
import { Button } from '#web/ui/button.tsx'
import BellRing from '~icons/lucide/bell-ring'

/** Asks whether finished generations may be told outside of the page. Only a press asks; a refusal is asked no more. */
export function TellMe() {
  const [permission, setPermission] = useState(mayNotify)
  if (permission === 'granted')
    return <p className="text-soft text-sm">You are told here and by your device when one is finished.</p>
  if (permission !== 'default') return <p className="text-soft text-sm">You are told on this page when one is finished.</p>
  return (
    <Button
      icon={<BellRing size={18} aria-hidden="true" />}
      isWide
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      Tell me when it is finished
    </Button>
  )
}
