/** A control on a film, which is dark in both themes. */
export const CONTROL = 'text-ink hover:bg-ink/14 hover:text-ink data-[state=open]:bg-ink/20'
