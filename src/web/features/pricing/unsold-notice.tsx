/** Somebody paid, but not what was ordered. */
export function UnsoldNotice({ name }: { name: string }) {
  return (
    <section aria-labelledby="unsold" className="mt-8 rounded-card border border-edge bg-stage px-6 py-5">
      <h2 id="unsold" className="font-semibold">
        Your payment was not what was ordered, so it goes back
      </h2>
      <p className="mt-1 max-w-2xl text-soft">
        {name}: the price or the currency was not the one you were shown, so it gave no credits and nothing goes on. All of the
        money goes back to the card it came from; banks take a few days to show it. You can order it again below.
      </p>
    </section>
  )
}
