import type { PortalPayment, PortalSubscription, PortalView } from '#server/platform/payments/payment-sandbox.ts'
import { escapeHtml, standInPage } from '../stand-in-page.ts'
import { dayText, moneyText } from './money-text.ts'
import { PAY_STYLE } from './pay-style.ts'

const STATES = { active: 'Active', on_hold: 'On hold', cancelled: 'Ended' } as const

/** The customer's own page. Every button posts to its address what it wants done. */
export function portalPage(view: PortalView, problem?: string): string {
  return standInPage({
    title: 'Your plans and payments (stand-in)',
    style: PAY_STYLE,
    body: `<main class="wide">
    <header>
      <div>
        <p class="note">Local stand-in for Dodo Payments</p>
        <h1>Your plans and payments</h1>
        <p class="quiet">${escapeHtml(view.customer.name)} ${escapeHtml(view.customer.email)}</p>
      </div>
      <a class="button" href="${escapeHtml(view.returnUrl)}">Back to Troupe</a>
    </header>
    ${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
    <section aria-label="Plans">
      ${view.subscriptions.map(planOf).join('') || '<p class="quiet">There is no plan yet.</p>'}
    </section>
    <section aria-label="Payments">
      <h2>Payments</h2>
      <ul class="list">${view.payments.map(paymentOf).join('') || '<li class="quiet">Nothing was paid yet.</li>'}</ul>
    </section>
  </main>`,
  })
}

function planOf(plan: PortalSubscription): string {
  const id = `<input type="hidden" name="id" value="${escapeHtml(plan.subscriptionId)}">`
  const choice = (what: string, words: string) =>
    `<form method="post">${id}<button name="do" value="${what}">${words}</button></form>`
  const isOver = plan.status === 'cancelled'
  return `
      <article class="plan" aria-label="${escapeHtml(plan.productName)}">
        <h2>${escapeHtml(plan.productName)} <span class="state ${plan.status}">${STATES[plan.status]}</span></h2>
        <p>${moneyText(plan.amountCents)} every ${plan.interval === 'Year' ? 'year' : 'month'}, with the card that ends in ${plan.cardLastFour}.
          ${escapeHtml(outlookOf(plan))}</p>
        ${
          isOver
            ? ''
            : `<div class="choices">
          ${plan.isCancelledAtPeriodEnd ? choice('keep', 'Keep plan') : choice('cancel', 'Cancel plan')}
          ${plan.nextProductName ? choice('forget-change', `Stay on ${escapeHtml(plan.productName)}`) : ''}
        </div>`
        }
        ${
          isOver
            ? ''
            : `<form method="post" class="row">${id}
          <label>Another card
            <input name="card" required maxlength="30" inputmode="numeric" autocomplete="off" spellcheck="false" placeholder="4242 4242 4242 4242">
          </label>
          <button name="do" value="change-card">Change card</button>
        </form>`
        }
      </article>`
}

function outlookOf(plan: PortalSubscription): string {
  const day = dayText(plan.periodEnd)
  if (plan.status === 'cancelled') return 'It has ended.'
  if (plan.status === 'on_hold') {
    const last = plan.graceEndsAt ? ` by ${dayText(plan.graceEndsAt)}` : ''
    return `The last payment failed: the plan ends unless another card pays it${last}.`
  }
  if (plan.isCancelledAtPeriodEnd) return `It ends on ${day}.`
  if (plan.nextProductName) return `On ${day} it changes to ${plan.nextProductName}.`
  return `The next payment is on ${day}.`
}

function paymentOf(payment: PortalPayment): string {
  const isPaid = payment.status === 'succeeded'
  const left = payment.amountCents - payment.refundedCents
  const state = !isPaid ? (payment.status === 'failed' ? 'failed' : 'not finished') : left === 0 ? 'refunded' : ''
  return `
        <li>
          <div>${escapeHtml(payment.productName)}<br><span class="quiet">${dayText(payment.paidAt)}, card that ends in ${payment.cardLastFour}</span></div>
          <div class="sum">
            ${state ? `<span class="state ${state}">${state}</span>` : ''}
            <b>${moneyText(payment.amountCents)}</b>
            ${
              isPaid && left > 0
                ? `<form method="post"><input type="hidden" name="id" value="${escapeHtml(payment.paymentId)}">
              <button name="do" value="refund" aria-label="Refund ${moneyText(left)} of ${escapeHtml(payment.productName)}">Refund</button></form>`
                : ''
            }
          </div>
        </li>`
}
