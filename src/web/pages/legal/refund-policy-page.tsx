import { SupportLink } from '#web/features/legal/support-link.tsx'
import { LegalPage } from './legal-page.tsx'

export function RefundPolicyPage() {
  return (
    <LegalPage
      title="Refund policy"
      lead="What did not work costs nothing. What you bought and did not use can be given back within 14 days."
      sections={[
        {
          title: 'Credits come back by themselves',
          text: [
            'A generation that fails, is refused, runs out of time or is cancelled while it waits gives its credits back at once and in full; a free use becomes free again. Your credit history shows both entries. You need to ask nobody.',
            'A picture that was made but is not to your taste is not a failure. That is why previews come three at a time, and the price stands on the button.',
          ],
        },
        {
          title: 'Credit packs',
          text: [
            <>
              Within 14 days of the purchase, as long as none of its credits were spent, a pack is refunded in full: write to{' '}
              <SupportLink /> with the address of your account. The credits are taken back with the refund.
            </>,
          ],
        },
        {
          title: 'Plans',
          text: [
            'Cancel whenever you like, under Manage Subscription on the pricing page. Nothing is charged any more, and the plan stays yours until the end of what is paid. Within 14 days of the first payment you may have it back, less the share of the credits you spent.',
            'An upgrade takes effect at once and charges only the difference for the rest of the period. A downgrade waits for the end of it.',
          ],
        },
        {
          title: 'How a refund travels',
          text: [
            'It goes back the way the payment came, through Dodo Payments, and usually takes five to ten working days to appear. Credits that came with a refunded payment leave your balance; credits you earned or were given stay. Your rights as a consumer stay untouched by all this.',
          ],
        },
      ]}
    />
  )
}
