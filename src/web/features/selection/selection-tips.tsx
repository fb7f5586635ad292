const TIPS = [
  'Look at the eyes first.',
  'Clothes can change later, the face stays.',
  'Small is fine: judge it as a thumbnail, too.',
]

export function SelectionTips() {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      <p className="font-semibold">Selection tips</p>
      {TIPS.map((tip) => (
        <p key={tip} className="text-soft">
          {tip}
        </p>
      ))}
    </div>
  )
}
