import { product } from '#web/data/product.ts'
import { SupportLink } from '#web/features/legal/support-link.tsx'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="We keep what is needed to make your pictures and to count your credits. We sell nothing, and show no advertising."
      sections={[
        {
          title: 'Who is responsible',
          text: [
            <>
              This house is run by {product.operator}
              {product.operatorAddress && `, ${product.operatorAddress}`}. Write to <SupportLink /> about anything on this page.
            </>,
          ],
        },
        {
          title: 'What we keep about you',
          text: [
            'From Google or Discord: your name, e-mail address and the address of your avatar. From you: your descriptions, messages, pictures, films and sounds, and what was made from them; your time zone, for the daily bonus. From the use: which jobs ran when, and every movement of your credits.',
            'A fingerprint of your device is computed in your browser and kept by us as a hash only. It serves one purpose: that the free first uses are given once.',
          ],
        },
        {
          title: 'What stays on your device',
          text: [
            'One cookie that keeps you signed in. In the storage of your browser: the theme, what you were typing, the last state of your credits and characters, and the fingerprint. Signing out removes what belongs to your account. The live sketch on the start page is drawn on your own device; its words are not sent anywhere.',
          ],
        },
        {
          title: 'Who else sees something',
          text: [
            'Google or Discord, when you sign in with them. Dodo Payments, when you buy something: it takes your payment data, we never see your card. Pictures and films are made by the engine of this house; where its operator switched on models of fal, what your request needs is sent there to be made and is not kept.',
            'If this house counts visits, it does so with the one script named in its pages, and everything works when you block it.',
          ],
        },
        {
          title: 'How long',
          text: [
            'What is in your library, chats and characters stays until you delete it. Files you brought that nothing uses are removed after 30 days. Records of single calls are removed after a while by themselves. Payment records are kept as long as tax law asks.',
            'When you delete your account, two things are remembered so that they are given once to a person: that day’s bonus, for four days, and the free first uses, for a year after you took them. They stand under a keyed hash of how you signed in and of your e-mail address, from which neither can be read.',
          ],
        },
        {
          title: 'Your rights',
          text: [
            'See what we have, correct it, take it with you, delete it: from your account, or by writing to us. You may also complain to the authority for data protection where you live.',
          ],
        },
      ]}
    />
  )
}
