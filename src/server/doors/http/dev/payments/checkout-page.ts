import type { CheckoutView, PaymentSandbox } from '#server/platform/payments/payment-sandbox.ts'
import { escapeHtml, standInPage } from '../stand-in-page.ts'
import { cardText, moneyText } from './money-text.ts'
import { PAY_STYLE } from './pay-style.ts'

/** The page to pay on. Posts to its own address; a link behind each test card fills it in. */
export function checkoutPage(
  view: CheckoutView,
  testCards: PaymentSandbox['testCards'],
  filled: { card: string; problem?: string | undefined },
): string {
  const amount = moneyText(view.amountCents)
  const isPlan = view.interval !== undefined
  return standInPage({
    title: `Pay for ${view.productName} (stand-in)`,
    style: PAY_STYLE,
    body: `<main class="wide two">
    <section aria-label="Your order">
      <p class="note">Local stand-in for Dodo Payments</p>
      <h1>${escapeHtml(view.productName)}</h1>
      <p class="price">${amount}</p>
      <p class="quiet">${view.fullCents > view.amountCents ? `instead of <s>${moneyText(view.fullCents)}</s>, ` : ''}${isPlan ? `every ${view.interval === 'Year' ? 'year' : 'month'}, until you cancel` : 'paid once'}</p>
      <p class="quiet">For ${escapeHtml(view.customer.name || view.customer.email)}${view.customer.name ? `, ${escapeHtml(view.customer.email)}` : ''}.
        No money is moved, and nothing leaves this machine.</p>
    </section>
    <div>
      <form method="post">
        ${filled.problem ? `<p role="alert">${escapeHtml(filled.problem)}</p>` : ''}
        <label>Card number
          <input name="card" required maxlength="30" inputmode="numeric" autocomplete="off" spellcheck="false" value="${escapeHtml(cardText(filled.card))}">
        </label>
        <div class="pair">
          <label>Expires
            <input name="expires" maxlength="7" inputmode="numeric" autocomplete="off" value="12 / 34">
          </label>
          <label>Security code
            <input name="code" maxlength="4" inputmode="numeric" autocomplete="off" value="123">
          </label>
        </div>
        <div class="buttons paying">
          <a class="button" href="${escapeHtml(view.cancelUrl)}">Cancel</a>
          <button class="main">Pay ${amount}</button>
        </div>
      </form>
      <h2 class="cards-title">Test cards</h2>
      <ul class="cards">
        ${testCards
          .map(
            ({ number, tells }) =>
              `<li><a href="?card=${number}">${cardText(number)}</a><span>${escapeHtml(tells)}</span></li>`,
          )
          .join('\n        ')}
      </ul>
    </div>
  </main>`,
  })
}

/** What a bank asks before it lets a payment pass. */
export function secondStepPage(view: CheckoutView): string {
  return standInPage({
    title: 'Is it you? (stand-in)',
    style: PAY_STYLE,
    body: `<main>
    <p class="note">Local stand-in for a bank</p>
    <h1>Is it you?</h1>
    <p>Somebody wants to pay ${moneyText(view.amountCents)} for ${escapeHtml(view.productName)} with your card.</p>
    <form method="post">
      <div class="buttons">
        <button name="secondStep" value="refuse">Refuse</button>
        <button class="main" name="secondStep" value="approve">Approve</button>
      </div>
    </form>
  </main>`,
  })
}

/** Why there is nothing to do here. */
export function refusalPage(sentence: string): string {
  return standInPage({
    title: 'Nothing to do here (stand-in)',
    body: `<main>
    <p class="note">Local stand-in for Dodo Payments</p>
    <h1>Nothing to do here</h1>
    <p>${escapeHtml(sentence)}</p>
  </main>`,
  })
}
