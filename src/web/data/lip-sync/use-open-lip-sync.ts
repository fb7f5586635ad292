import { useSignedInAction } from '../sign-in/use-signed-in-action.ts'
import { useOpenLipSyncDialog } from './open-lip-sync.ts'

/** Opens the lip sync dialog; a guest signs in first, and it opens after the login, once. */
export function useOpenLipSync(): () => void {
  const open = useOpenLipSyncDialog((state) => state.open)
  const openSignedIn = useSignedInAction({ kind: 'lip-sync', path: '/create' }, () => open())
  return () => void openSignedIn()
}
