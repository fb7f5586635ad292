import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Order, type Outlook, orderQuery } from './order-query.ts'
import { type OrderWords, orderWords } from './order-words.ts'

/** So long nobody types before it is asked what would be left out. */
const PAUSE_MS = 600
/** So long a press waits for an answer that is not there yet; then it starts as if there were nothing to tell. */
const PATIENCE_MS = 4_000

export interface OrderCheck {
  /** What will be left out of the order as it stands; undefined while that is not known. */
  readonly words: OrderWords | undefined
  /** Nothing would be seen of what is ordered: it is not made. */
  readonly isRefused: boolean
  /** A press waits for an answer: make it anyway, or change the words. */
  readonly isAsking: boolean
  /** A press waits to hear what would be left out. */
  readonly isPending: boolean
  /** Runs `start`, unless something essential is to be asked first. */
  press(start: () => unknown): Promise<void>
  makeAnyway(): void
  changeOrder(): void
}

/**
 * Tells what will be left out of an order before it is paid, and asks before something essential is. Undefined for an order
 * that cannot be made yet. When it cannot be told, the order starts all the same.
 */
export function useOrderCheck(userId: string, order: Order | undefined): OrderCheck {
  const queryClient = useQueryClient()
  const settled = useSettled(userId === '' ? undefined : order)
  const { data } = useQuery({ ...orderQuery(userId, settled ?? NOTHING), enabled: settled !== undefined })
  const [isPending, setIsPending] = useState(false)
  const [asked, setAsked] = useState<{ name: string; outlook: Outlook; start: () => unknown }>()
  /** What somebody wants made all the same. */
  const allowed = useRef('')
  const name = nameOf(order)
  const isOfOrder = asked?.name === name
  const outlook = isOfOrder ? asked.outlook : settled && nameOf(settled) === name ? data : undefined

  const hear = async (wanted: Order): Promise<Outlook | undefined> => {
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), PATIENCE_MS)
    try {
      return await Promise.race([
        queryClient.fetchQuery({ ...orderQuery(userId, wanted), networkMode: 'always' }),
        late.promise,
      ])
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    words: order && outlook && orderWords(order, outlook),
    isRefused: outlook?.isRefused ?? false,
    isAsking: isOfOrder,
    isPending,
    async press(start) {
      if (isPending) return
      if (!order || userId === '' || allowed.current === name) return void (await start())
      setIsPending(true)
      const heard = await hear(order)
      setIsPending(false)
      if (heard && isToAsk(heard)) setAsked({ name, outlook: heard, start })
      else await start()
    },
    makeAnyway() {
      if (!isOfOrder) return
      allowed.current = name
      setAsked(undefined)
      void asked.start()
    },
    changeOrder: () => setAsked(undefined),
  }
}

const NOTHING: Order = { kind: 'preview', prompt: '' }

const isToAsk = ({ isRefused, warnings }: Outlook) => isRefused || warnings.some(({ weight }) => weight === 'essential')

const nameOf = (order: Order | undefined) => (order ? JSON.stringify(order) : '')

/** The order as it was when nobody had changed it for a moment. */
function useSettled(order: Order | undefined): Order | undefined {
  const [settled, setSettled] = useState<Order>()
  const name = nameOf(order)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name === '' ? undefined : (JSON.parse(name) as Order)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name])
  return settled
}
