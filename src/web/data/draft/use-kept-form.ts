import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenOrder, OrderMemory } from '../functions/create-keyed-call.ts'
import { type KeptFormName, keptForms } from './kept-forms.ts'

/** How long nothing is changed before a form is kept. */
const KEPT_AFTER_MS = 500

/**
 * The form of a dialog. When the dialog goes without being closed, as with a lost session or a reload, the form is kept and the
 * next one of this person goes on with it, unless it is opened with something of its own (`isGiven`). `end` is for what was closed
 * or sent. An order that was sent from it and not answered (`orders`) stays with it: sent again, it is the same one.
 */
export function useKeptForm<Form extends { readonly openOrder?: OpenOrder }>(
  name: KeptFormName,
  { userId, begin, isGiven = false }: { userId: string; begin: Form; isGiven?: boolean },
) {
  const [form, setForm] = useState(begin)
  /** The same form, for who reads it between two looks of the page. */
  const now = useRef(form)
  const state = useRef<'opened' | 'changed' | 'ended'>('opened')

  const put = (next: Form) => {
    now.current = next
    setForm(next)
  }
  const takeKept = useEffectEvent(put)
  useEffect(() => {
    if (isGiven) return
    let isHere = true
    void keptForms.read<Form>(name, userId).then((kept) => {
      if (kept && isHere && state.current === 'opened') takeKept(kept)
    })
    return () => {
      isHere = false
    }
  }, [name, userId, isGiven])

  const keep = () => keptForms.keep(name, userId, now.current)
  const keepAtTheEnd = useEffectEvent(() => {
    // After a lost session the dialog opens again, with what it was given.
    if (state.current === 'changed' || (isGiven && state.current === 'opened')) void keep()
  })
  useEffect(() => () => keepAtTheEnd(), [])
  // A page that is reloaded or closed has no time left to keep it, and nothing opens the dialog again after it.
  const keepMeanwhile = useEffectEvent(() => {
    if (state.current === 'changed') void keep()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form begins the wait again.
  useEffect(() => {
    const timer = setTimeout(keepMeanwhile, KEPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [form])

  const change = (part: Partial<Form>) => {
    state.current = 'changed'
    put({ ...now.current, ...part })
  }
  const end = () => {
    state.current = 'ended'
    void keptForms.forget(name)
  }
  const [orders] = useState<OrderMemory>(() => ({
    read: () => now.current.openOrder,
    write: (openOrder) => {
      put({ ...now.current, openOrder })
      return keep()
    },
  }))
  return { form, change, end, orders }
}
