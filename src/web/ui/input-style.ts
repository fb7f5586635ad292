/** The look of what one types into, inside dialogs and cards. */
export const inputStyle =
  'w-full rounded-control bg-wing px-3.5 text-base text-ink outline-none transition duration-120 focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-spot'
