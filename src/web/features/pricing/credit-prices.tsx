import { CREATION_PRICES_CREDITS, PREMIUM_PRICES_CREDITS, PRICES_CREDITS } from '#contract/prices.ts'
import type { FreeUses } from '#web/data/credits/credits-store.ts'
import { useFreeOffer } from '#web/data/credits/use-free-offer.ts'

const credits = (count: number) => (count === 0 ? 'Included' : `${count} ${count === 1 ? 'credit' : 'credits'}`)

const ROWS = [
  {
    label: 'Three previews of a character',
    price: PRICES_CREDITS.preview,
    note: 'First one FREE',
    freeUse: 'freePreviewInitialUsed',
  },
  { label: 'A character from a preview of a description', price: CREATION_PRICES_CREDITS.description },
  {
    label: 'An enhanced description',
    price: PRICES_CREDITS.enhancement,
    note: 'FREE until the first preview',
    freeUse: 'freePreviewInitialUsed',
  },
  {
    label: 'Three other previews of the same character',
    price: PRICES_CREDITS.preview,
    note: 'First one FREE',
    freeUse: 'freePreviewRegenerationUsed',
  },
  { label: 'A character from a preview of a photo', price: CREATION_PRICES_CREDITS.style },
  { label: 'A character straight from a photo', price: CREATION_PRICES_CREDITS.direct },
  { label: 'A picture of your character in a scene', price: PRICES_CREDITS.chatPicture },
  { label: 'A flash edit', price: PRICES_CREDITS.flashEdit },
  { label: 'Other clothes, or two pictures combined', price: PRICES_CREDITS.dressUp },
  { label: 'A picture made larger', price: PRICES_CREDITS.imageUpscale },
  { label: 'A video', price: PRICES_CREDITS.chatVideo },
  { label: 'A premium video', price: PREMIUM_PRICES_CREDITS.portrait },
  { label: 'A premium video in HD', price: PREMIUM_PRICES_CREDITS['portrait-hd'] },
  { label: 'Lip sync of a picture', price: PRICES_CREDITS.lipSyncImage },
  { label: 'Lip sync of a video', price: PRICES_CREDITS.lipSyncVideo },
  { label: 'A video restored, or made larger up to 1080p', price: PRICES_CREDITS.videoRestoration },
  { label: 'A video made larger up to 4K', price: PRICES_CREDITS.videoUpscale4k },
] as const satisfies readonly { label: string; price: number; note?: string; freeUse?: keyof FreeUses }[]

/** What can be made now, and for how much. */
export function CreditPrices() {
  return (
    <ul>
      {ROWS.map((row) => (
        <li key={row.label} className="flex items-baseline justify-between gap-6 border-seam border-t py-4">
          <span className="min-w-0">{row.label}</span>
          <span className="flex shrink-0 items-baseline gap-6 small:flex-col-reverse small:items-end small:gap-0.5">
            {'note' in row && <FreeNote note={row.note} freeUse={row.freeUse} />}
            <span className="min-w-24 text-right font-semibold tabular-nums">{credits(row.price)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Only for whom it is true. */
function FreeNote({ note, freeUse }: { note: string; freeUse: keyof FreeUses }) {
  return useFreeOffer(freeUse) && <span className="text-right text-good text-sm small:max-w-28">{note}</span>
}
