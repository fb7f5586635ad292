import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { PanelOnItsWay } from './on-its-way.tsx'
import { showToast } from './toast.ts'

interface PanelProps {
  isOpen?: boolean
  onClose(): void
}

/**
 * A panel or dialog that is fetched when it is first opened. Until it is here something stands in for it and can be closed as
 * it can; one that does not come leaves the page under it standing, and is fetched again when it is opened again.
 */
export function latePanel<Props extends PanelProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LatePanel(props: Props) {
    const { isOpen = true, onClose } = props
    // In a function, since React would call what it is given.
    const [Panel, setPanel] = useState(() => loaded)
    const isMissing = isOpen && !Panel
    const giveUp = useEffectEvent((error: unknown) => {
      console.error('A panel could not be fetched.', error)
      showToast({ kind: 'error', title: 'This could not be opened', text: 'Please try again.' })
      onClose()
    })
    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      load().then(
        (panel) => {
          loaded = panel
          if (isWanted) setPanel(() => panel)
        },
        (error) => isWanted && giveUp(error),
      )
      return () => {
        isWanted = false
      }
    }, [isMissing])
    if (Panel) return <Panel {...props} />
    return isOpen ? <PanelOnItsWay onClose={onClose} /> : null
  }
}
