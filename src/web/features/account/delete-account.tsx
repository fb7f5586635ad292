import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LEAVE_PHRASE } from '#contract/leave-phrase.ts'
import { isSubscribed } from '#web/data/billing/plan-state.ts'
import { deleteAccount } from '#web/data/session/own-data.ts'
import { subscriptionQuery } from '#web/data/session/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import Trash from '~icons/lucide/trash-2'

/** The end of an account, behind a phrase that nobody types by mistake. */
export function DeleteAccount({ userId, onGone }: { userId: string; onGone(): void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { data: subscription } = useQuery(subscriptionQuery(userId))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteAccount(queryClient),
    onSuccess: () => {
      onGone()
      navigate('/create')
      showToast({ kind: 'success', title: 'Your account is deleted', text: 'Everything of yours is gone. Take care.' })
    },
  })
  const isTyped = typed.trim().toLowerCase() === LEAVE_PHRASE
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTyped && !isPending) mutate()
  }
  return (
    <section className="mt-5 rounded-card p-6 ring-1 ring-bad/50 small:p-5" aria-labelledby="delete-account">
      <h3 id="delete-account" className="display text-lg">
        Delete your account
      </h3>
      <p className="mt-1.5 max-w-prose text-soft">
        Your characters, pictures, films, chats and credits are deleted at once and for good; what is being made is cancelled.
        Records of payments stay as long as the law wants them, without your name. Should a page to pay on be open still: what
        is paid there afterwards goes back to the card by itself, and no plan begins.
      </p>
      {isSubscribed(subscription) && (
        <p className="mt-3 max-w-prose border-spot border-l-2 pl-4">
          Your subscription ends at the same moment and is not charged again. What is left of the paid period is not paid back:
          to use it up,{' '}
          <Link to="/pricing" onClick={onGone} className="underline underline-offset-3">
            cancel the subscription
          </Link>{' '}
          first.
        </p>
      )}
      <form onSubmit={submit} className="mt-5 grid gap-4">
        <Field label={`To go on, type “${LEAVE_PHRASE}”`} problem={error ? problemOf(error) : undefined}>
          {({ inputId, describedBy }) => (
            <TextInput
              id={inputId}
              aria-describedby={describedBy}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              disabled={isPending}
            />
          )}
        </Field>
        <Button
          type="submit"
          icon={<Trash size={18} />}
          disabled={!isTyped}
          isBusy={isPending}
          className="justify-self-start enabled:border-bad enabled:text-bad"
        >
          Delete my account
        </Button>
      </form>
    </section>
  )
}

function problemOf(error: unknown): string {
  // A refusal comes with the server's own sentence.
  const { code, message } = error as { code?: number; message?: string }
  return code ? `${message} Your account is as it was.` : 'The server could not be reached. Your account is as it was.'
}
