export function RefundPolicyPage() {
  return <main />
}
