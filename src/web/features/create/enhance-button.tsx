import { Button } from '#web/ui/button.tsx'
import WandSparkles from '~icons/lucide/wand-sparkles'
import { PriceTag } from './price-tag.tsx'
import type { EnhanceAction } from './use-enhance.ts'
import { usePrice } from './use-price.ts'

export function EnhanceButton({ enhance, isLocked }: { enhance: EnhanceAction; isLocked: boolean }) {
  const { price, isAsked } = usePrice('enhance-prompt')
  return (
    <Button
      size="small"
      icon={<WandSparkles size={16} />}
      isBusy={enhance.isPending}
      disabled={isLocked || isAsked}
      onClick={() => enhance.run(price)}
      className="border-transparent! bg-stage hover:brightness-125 light:hover:brightness-97"
    >
      Enhance
      {price && <PriceTag price={price} />}
    </Button>
  )
}
