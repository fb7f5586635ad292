/** Two pages to pay on were open side by side, and both were paid. */
export function ReturnedPlan({ name, keptName }: { name: string; keptName: string | undefined }) {
  const kept = keptName ? `Your ${keptName} plan` : 'The plan you had'
  return (
    <section aria-labelledby="returned-plan" className="mt-8 rounded-card border border-edge bg-stage px-6 py-5">
      <h2 id="returned-plan" className="font-semibold">
        You paid for two plans, and one was returned
      </h2>
      <p className="mt-1 max-w-2xl text-soft">
        {kept} stays as it is. The {name} plan that was bought beside it was ended at once, and all of its money goes back to
        the card it came from; banks take a few days to show it.
      </p>
    </section>
  )
}
