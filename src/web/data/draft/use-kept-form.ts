import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type KeptFormName, keptForms } from './kept-forms.ts'

/** How long nothing is typed before a form is kept. */
const KEPT_AFTER_MS = 300

/**
 * The form of a dialog. When the dialog goes without being closed, as with a lost session or a reload, the form is kept and the
 * next one of this person goes on with it, unless it is opened with something of its own (`isGiven`). `end` is for what was closed
 * or sent.
 */
export function useKeptForm<Form extends object>(
  name: KeptFormName,
  { userId, begin, isGiven = false }: { userId: string; begin: Form; isGiven?: boolean },
) {
  const [form, setForm] = useState(begin)
  const isWorthKeeping = useRef(isGiven)

  useEffect(() => {
    if (isGiven) return
    let isHere = true
    void keptForms.read<Form>(name, userId).then((kept) => {
      if (kept && isHere && !isWorthKeeping.current) setForm(kept)
    })
    return () => {
      isHere = false
    }
  }, [name, userId, isGiven])

  const keep = useEffectEvent(() => {
    if (isWorthKeeping.current) void keptForms.keep(name, userId, form)
  })
  useEffect(() => () => keep(), [])
  // A page that is reloaded or closed has no time left to keep it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form begins the wait again.
  useEffect(() => {
    const timer = setTimeout(keep, KEPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [form])

  const change = (part: Partial<Form>) => {
    isWorthKeeping.current = true
    setForm((old) => ({ ...old, ...part }))
  }
  const end = () => {
    isWorthKeeping.current = false
    void keptForms.forget(name)
  }
  return { form, change, end }
}
