import { expect, test } from 'vitest'
import { isPaymentLink } from './payment-link.ts'

const HERE = 'http://localhost:8787'
const HOUSE = 'https://troupe.example'

test.each([
  ['https://checkout.dodopayments.com/session/1', HOUSE],
  ['https://checkout.dodopayments.com/session/1', HERE],
  ['http://localhost:8787/dev/pay/checkout/1', HERE],
  ['http://127.0.0.1:4040/dev/pay/portal/1', HERE],
  ['http://[::1]:8787/dev/pay', 'http://127.0.0.1:8787'],
])('%s may be opened from %s', (link, origin) => {
  expect(isPaymentLink(link, origin)).toBe(true)
})

test.each([
  ['http://checkout.dodopayments.com/session/1', HOUSE],
  ['http://checkout.dodopayments.com/session/1', HERE],
  ['http://localhost:8787/dev/pay/checkout/1', HOUSE],
  ['http://localhost.evil.example/', HERE],
  ['https://mira:secret@checkout.example/', HOUSE],
  ['javascript:alert(1)', HOUSE],
  ['data:text/html,hello', HERE],
  ['//evil.example/', HERE],
  ['/pricing', HERE],
  ['', HERE],
  [undefined, HERE],
  [{ href: 'https://a.example' }, HERE],
])('%s may not be opened from %s', (link, origin) => {
  expect(isPaymentLink(link, origin)).toBe(false)
})
