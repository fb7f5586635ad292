import { Link } from 'react-router'
import { product } from '#web/data/product.ts'
import { SupportLink } from '#web/features/legal/support-link.tsx'
import { LegalPage } from './legal-page.tsx'

const LINK = 'text-spot underline underline-offset-2 hover:text-ink'

export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead="Make what you like with what is yours, harm nobody, and you will be charged exactly what the button said."
      sections={[
        {
          title: 'Who this is between',
          text: [
            <>
              You and {product.operator}
              {product.operatorAddress && `, ${product.operatorAddress}`}, who runs this house with the software Troupe.
              Questions go to <SupportLink />.
            </>,
          ],
        },
        {
          title: 'Your account',
          text: [
            'You sign in with a Google or Discord account; we never see its password. What is done while you are signed in counts as done by you. You must be old enough to agree to this where you live.',
          ],
        },
        {
          title: 'What you bring and what you make',
          text: [
            'Descriptions, pictures, films and sounds that you bring stay yours. You let us keep and process them as far as that is needed to make what you asked for.',
            'What you make is yours to use, also commercially, as far as what it was made from belongs to you. A machine made it, and its files say so. Somebody else who asks for something similar may get something similar.',
          ],
        },
        {
          title: 'What is not allowed',
          text: [
            'Pictures or voices of people who did not agree; sexual content with anybody who is or looks like a child; what deceives, threatens or humiliates; what breaks the law or the rights of others; attempts to get around prices, limits or the security of the house.',
            'A request may be refused for such a reason. It then costs nothing: the credits come back at once.',
          ],
        },
        {
          title: 'Credits and prices',
          text: [
            <>
              Credits pay for what is made here and have no other value; they cannot be transferred or turned into money. What
              something costs stands on its button and on the{' '}
              <Link to="/pricing" className={LINK}>
                pricing page
              </Link>
              . Credits are taken when you start, and come back by themselves when it fails, is refused or is cancelled while it
              waits. Credits do not expire while your account exists.
            </>,
            <>
              Plans run until they are cancelled. What may be given back in money stands in the{' '}
              <Link to="/refund-policy" className={LINK}>
                refund policy
              </Link>
              .
            </>,
          ],
        },
        {
          title: 'The service',
          text: [
            'We work to keep it running and your things safe, but promise neither that it never pauses nor that every picture is what you hoped for. Download what matters to you. We are liable without limit where the law says so, and otherwise for what was foreseeable and caused by our fault.',
          ],
        },
        {
          title: 'The end of it',
          text: [
            'You may delete your account at any time; everything in it goes with it. We may close an account that breaks these terms, after a warning where one makes sense. When these terms change in a way that matters, we say so before it counts.',
          ],
        },
      ]}
    />
  )
}
