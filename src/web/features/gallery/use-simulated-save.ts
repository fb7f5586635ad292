import { useEffect, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { showToast } from '#web/ui/toast.ts'

/** Looks busy for a moment and says that it worked; asks no server. */
export function useSimulatedSave(onSaved: () => void) {
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => {
    if (!isSaving) return
    const timer = setTimeout(() => {
      setIsSaving(false)
      showToast({ kind: 'success', title: 'Changes tried out', text: 'A sample stays as it is.' })
      onSaved()
    }, TIMING.simulatedSaveMs)
    return () => clearTimeout(timer)
  }, [isSaving, onSaved])
  return { isSaving, save: () => setIsSaving(true) }
}
