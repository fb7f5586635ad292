/** A control on a film, which is dark in both themes. */
export const CONTROL = 'text-ink hover:bg-white/12 hover:text-ink data-[state=open]:bg-white/16'
