import { useRef, useState } from 'react'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { useOpenLipSync } from '#web/data/lip-sync/use-open-lip-sync.ts'
import { useOpenPremiumVideo } from '#web/data/premium-video/use-open-premium-video.ts'
import { useSession } from '#web/data/session/account.ts'
import { useSignedInAction } from '#web/data/sign-in/use-signed-in-action.ts'
import { Footer } from '#web/features/footer/footer.tsx'
import { Blend } from '#web/features/landing/blend.tsx'
import { CreationMethods } from '#web/features/landing/creation-methods.tsx'
import { DressUp } from '#web/features/landing/dress-up.tsx'
import { EndlessScenes } from '#web/features/landing/endless-scenes.tsx'
import { FlashEdit } from '#web/features/landing/flash-edit.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { LipSync } from '#web/features/landing/lip-sync.tsx'
import { MovingPictures } from '#web/features/landing/moving-pictures.tsx'
import { Questions } from '#web/features/landing/questions.tsx'
import { StyleStrip } from '#web/features/landing/style-strip.tsx'
import { LiveSketch } from '#web/features/live-sketch/live-sketch.tsx'
import { latePanel } from '#web/ui/late-panel.tsx'
import { Later } from '#web/ui/later.tsx'
import { CreateFilms } from './create-films.tsx'

const DescriptionWizard = latePanel(async () => (await import('#web/features/create/description-wizard.tsx')).DescriptionWizard)
const CreateWithImage = latePanel(async () => (await import('./create-with-image.tsx')).CreateWithImage)

// What needs nothing of the page is made once, so that the page drawn anew leaves it alone.
const SHOWN = (
  <>
    <Later heightPx={640}>
      <StyleStrip />
    </Later>
    <Later heightPx={880}>
      <MovingPictures />
    </Later>
    <Later heightPx={580}>
      <DressUp />
    </Later>
    <Later heightPx={580}>
      <Blend />
    </Later>
    <Later heightPx={560}>
      <FlashEdit />
    </Later>
    <Later heightPx={800}>
      <EndlessScenes />
    </Later>
  </>
)
const ASKED = (
  <Later heightPx={810}>
    <Questions />
  </Later>
)
const END = (
  <Later heightPx={320}>
    <Footer />
  </Later>
)

/** What is being described, as it would be drawn. */
function DraftSketch({ isCovered = false }: { isCovered?: boolean }) {
  const description = useCharacterDraft((draft) => draft.characterDescription)
  const style = useCharacterDraft((draft) => draft.characterStyle)
  return <LiveSketch description={description} style={style} isCovered={isCovered} />
}

/** The poster, and the workshop below it. */
export function CreatePage() {
  const session = useSession()
  const [wizard, setWizard] = useState<'description' | 'image'>()
  const [authorId, setAuthorId] = useState<string>()
  if (session.status === 'signed-in' && session.account.id !== authorId) {
    setAuthorId(session.account.id)
    // It stays open while its session is lost, but not for somebody else.
    if (authorId) setWizard(undefined)
  }
  const closeWizard = () => setWizard(undefined)
  const methods = useRef<HTMLElement>(null)
  const firstButton = useRef<HTMLButtonElement>(null)
  const startWithDescription = useSignedInAction({ kind: 'create-with-description', path: '/create' }, () =>
    setWizard('description'),
  )
  const startWithImage = useSignedInAction({ kind: 'create-with-image', path: '/create' }, () => setWizard('image'))
  const openPremiumVideo = useOpenPremiumVideo()
  const openLipSync = useOpenLipSync()
  const showMethods = () => {
    methods.current?.scrollIntoView()
    firstButton.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <title>Troupe · Transform Ideas Into Living Characters</title>
      <main>
        <Hero
          yours={<DraftSketch isCovered={wizard !== undefined} />}
          onStart={showMethods}
          onFilm={() => openPremiumVideo('dialog')}
        />
        <CreationMethods
          sectionRef={methods}
          firstButton={firstButton}
          onStartDescription={() => startWithDescription()}
          onStartImage={() => startWithImage()}
        />
        {SHOWN}
        <Later heightPx={580}>
          <LipSync onCreate={openLipSync} />
        </Later>
        {ASKED}
      </main>
      {END}
      <CreateFilms />
      {wizard === 'description' && (
        <DescriptionWizard sketch={<DraftSketch />} onClose={closeWizard} onSignedOut={startWithDescription} />
      )}
      {wizard === 'image' && <CreateWithImage onClose={closeWizard} onSignedOut={startWithImage} />}
    </>
  )
}
