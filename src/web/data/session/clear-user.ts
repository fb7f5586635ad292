import type { QueryClient } from '@tanstack/react-query'
import { useSelectedChat } from '../characters/local-characters.ts'
import { useChatDrafts } from '../chats/chat-drafts.ts'
import { credits, setCreditsOwner } from '../credits/credits.ts'
import { useCharacterDraft } from '../draft/character-draft.ts'
import { keptForms } from '../draft/kept-forms.ts'
import { uploadedImage } from '../draft/uploaded-image.ts'
import { useStartedJobs } from '../jobs/started-jobs.ts'
import { useOpenLipSyncDialog } from '../lip-sync/open-lip-sync.ts'
import { forgetLandingJobs } from '../premium-video/landing-jobs.ts'
import { useOpenPremiumVideoView } from '../premium-video/open-premium-video.ts'
import { forgetLocalPreviews } from '../previews/local-previews.ts'
import { queryKeys } from '../query/query-keys.ts'

/**
 * Nothing of a former user stays, neither in memory nor in the browser (SL-07, SL-14); `except` names the user who is here
 * now.
 */
export async function clearUser(queryClient: QueryClient, { except }: { except?: string } = {}): Promise<void> {
  setCreditsOwner(undefined)
  credits.getState().reset()
  // Who has just signed in may have opened it with that.
  if (except === undefined) {
    useOpenPremiumVideoView.getState().close()
    useOpenLipSyncDialog.getState().close()
  }
  forgetLandingJobs({ except })
  useStartedJobs.getState().keepFor(except)
  queryClient.removeQueries({
    queryKey: queryKeys.user,
    predicate: (query) => except === undefined || query.queryKey[1] !== except,
  })
  await Promise.all([useSelectedChat.getState().forget(), forgetLocalPreviews()])
}

/** After a sign-out also what was being typed goes; who has lost their session, or has just opened the page, keeps it. */
export function clearDraft(): void {
  useChatDrafts.getState().forget()
  useCharacterDraft.getState().forget()
  uploadedImage.forget()
  void keptForms.forgetAll()
}

/** Says who is here; what somebody else was typing goes. */
export function keepDraftsFor(userId: string): void {
  useChatDrafts.getState().keepFor(userId)
  void keptForms.keepFor(userId)
  const { ownerId, keepFor } = useCharacterDraft.getState()
  if (ownerId !== '' && ownerId !== userId) uploadedImage.forget()
  keepFor(userId)
}
