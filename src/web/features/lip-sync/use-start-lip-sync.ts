import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { checkCredits } from '#web/data/credits/check-credits.ts'
import { operationShortage } from '#web/data/credits/operation-shortage.ts'
import { spendCredits } from '#web/data/credits/spend-credits.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { createKeyedCall, type OrderMemory } from '#web/data/functions/create-keyed-call.ts'
import { isInsufficientCredits } from '#web/data/functions/function-call-error.ts'
import { refusalWords } from '#web/data/functions/refusal-words.ts'
import { refreshJobs } from '#web/data/jobs/refresh-jobs.ts'
import { showToast } from '#web/ui/toast.ts'
import { useAskBeforeReload } from '#web/ui/use-ask-before-reload.ts'
import { type LipSyncForm, lipSyncProblem } from './lip-sync-form.ts'
import { lipSyncRequest } from './lip-sync-request.ts'

/** Starts a lip sync and leads to the library; whatever fails says so, keeps the files and gives the credits back. */
export function useStartLipSync({ orders, onStarted }: { orders?: OrderMemory; onStarted(): void }) {
  const navigate = useNavigate()
  const { toPrices } = useWayToCredits()
  const queryClient = useQueryClient()
  const [callOnce] = useState(() => createKeyedCall(orders))
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [uploaded, setUploaded] = useState<number>()
  const [refusal, setRefusal] = useState('')
  /** While files are brought: who leaves stops it, and nothing is started. */
  const bringing = useRef<AbortController>(undefined)
  useEffect(() => () => bringing.current?.abort(), [])
  useAskBeforeReload(uploaded !== undefined)
  const getCredits = { label: 'Get Credits', onPress: toPrices }

  const start = async (form: LipSyncForm) => {
    const problem = lipSyncProblem(form)
    if (problem) return showToast({ kind: 'error', ...problem })
    const check = await checkCredits('video-generation-lip-sync', { options: { source: form.mode } })
    if (check.outcome !== 'allowed') {
      const action = check.outcome === 'short' ? getCredits : undefined
      return showToast({ kind: 'error', title: check.title, text: check.text, action })
    }
    await spendCredits(check.priceCredits, async (quoted) => {
      bringing.current = new AbortController()
      const { signal } = bringing.current
      const request = await lipSyncRequest(form, { onProgress: setUploaded, signal })
      signal.throwIfAborted()
      bringing.current = undefined
      setUploaded(undefined)
      await callOnce(nameOf(form), 'video-generation-service', request, quoted)
    })
    refreshJobs(queryClient)
    const text = 'Your lip sync video generation has started. It will be available in your generations shortly.'
    showToast({ kind: 'success', title: 'Operation Started', text })
    onStarted()
    navigate('/generations')
  }

  const run = async (form: LipSyncForm) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setRefusal('')
    try {
      await start(form)
    } catch (error) {
      if (bringing.current?.signal.aborted) return
      console.error('The lip sync could not be started.', error)
      if (isInsufficientCredits(error)) {
        showToast({ kind: 'error', ...operationShortage })
        toPrices()
      } else {
        // What the server found wrong with the files stays beside them.
        setRefusal(refusalWords(error) ?? '')
        const text = 'Failed to start lip sync generation. Please check your files and try again.'
        showToast({ kind: 'error', title: 'Operation Failed', text })
      }
    } finally {
      isRunning.current = false
      setIsPending(false)
      setUploaded(undefined)
    }
  }
  return { run, isPending, uploaded, refusal, forgetRefusal: () => setRefusal('') }
}

/** The same files again are the same request. */
function nameOf({ mode, picture, film, sound }: LipSyncForm): string {
  const name = (file: File | string | undefined) =>
    typeof file === 'string' ? file : file && `${file.name} ${file.size} ${file.lastModified}`
  return JSON.stringify([mode, mode === 'image' ? picture?.url : name(film), name(sound)])
}
