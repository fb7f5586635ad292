import { type Payments, PaymentsError, WebhookForged } from './payments.ts'

/** Where billing is switched off: nothing is sold, and nobody is believed to have paid. */
export function createNoPayments(): Payments {
  const refuse = async () => {
    throw new PaymentsError('refused', 'Billing is switched off here.')
  }
  return {
    name: 'none',
    listProducts: async () => [],
    createCustomer: refuse,
    findCustomer: async () => undefined,
    createCheckout: refuse,
    createPortal: refuse,
    changePlan: refuse,
    previewChange: refuse,
    keepPlan: refuse,
    endSubscription: refuse,
    refundPayment: refuse,
    findSubscription: async () => undefined,
    findCheckout: async () => undefined,
    findPayment: async () => undefined,
    async *listPayments() {},
    async *listReversals() {},
    readWebhook() {
      throw new WebhookForged('Billing is switched off here.')
    },
  }
}
