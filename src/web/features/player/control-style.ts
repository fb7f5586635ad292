/** A control on a film, which is dark in both themes. */
export const CONTROL = 'text-ink! hover:bg-ink/14 data-[state=open]:bg-ink/20'

/** From a control to 8 px above the seek bar, which menus leave in sight. */
export const OVER_THE_SEEK_BAR_PX = 34
