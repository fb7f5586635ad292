import { useMutation } from '@tanstack/react-query'
import { saveOwnData } from '#web/data/session/own-data.ts'
import { Button } from '#web/ui/button.tsx'
import Download from '~icons/lucide/download'

/** Everything about the person as one file. */
export function CopyOfData() {
  const { mutate, isPending, isSuccess, isError } = useMutation({ mutationFn: saveOwnData })
  return (
    <section className="mt-6 rounded-card p-6 ring-1 ring-edge small:p-5" aria-labelledby="copy-of-data">
      <h3 id="copy-of-data" className="display text-lg">
        A copy of your data
      </h3>
      <p className="mt-1.5 max-w-prose text-soft">
        Your profile, characters, generations, messages, credits and payments as one JSON file, with the address of every
        picture and film. To save pictures and films, select them in your library and download them.
      </p>
      <Button className="mt-5" icon={<Download size={18} />} isBusy={isPending} onClick={() => mutate()}>
        Download my data
      </Button>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {isSuccess && <span className="text-good">Your copy is saved.</span>}
        {isError && <span className="text-bad">Your copy could not be fetched. Please try again in a moment.</span>}
      </p>
    </section>
  )
}
