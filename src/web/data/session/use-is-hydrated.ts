import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a part of the page that came drawn is brought to life, so that it reads as it was drawn; true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
