export function SamplePage() {
  return <main />
}
