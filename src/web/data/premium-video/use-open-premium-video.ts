import { useSignedInAction } from '../sign-in/use-signed-in-action.ts'
import { type PremiumVideoView, useOpenPremiumVideoView } from './open-premium-video.ts'

/** Opens the premium video dialog or drawer; a guest signs in first, and it opens after the login, once. */
export function useOpenPremiumVideo(): (view: PremiumVideoView) => void {
  const open = useOpenPremiumVideoView((state) => state.open)
  const openSignedIn = useSignedInAction({ kind: 'premium-video', path: '/create' }, (view) =>
    open(view === 'drawer' ? 'drawer' : 'dialog'),
  )
  return (view) => void openSignedIn(view)
}
