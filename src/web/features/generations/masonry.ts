/** Where one card of the wall stands, in px from the wall's corner. */
export interface Place {
  readonly leftPx: number
  readonly topPx: number
  readonly heightPx: number
}

export interface Wall {
  readonly places: readonly Place[]
  readonly columnWidthPx: number
  readonly heightPx: number
}

export interface WallMeasures {
  readonly widthPx: number
  readonly columns: number
  readonly gapAcrossPx: number
  readonly gapDownPx: number
}

/** Cards in their order, each into the column that is shortest so far. `heightOf` gets a card's width. */
export function layOutWall<Card>(
  cards: readonly Card[],
  heightOf: (card: Card, widthPx: number) => number,
  { widthPx, columns, gapAcrossPx, gapDownPx }: WallMeasures,
): Wall {
  const columnWidthPx = (widthPx - gapAcrossPx * (columns - 1)) / columns
  const filledPx = new Array<number>(columns).fill(0)
  const places = cards.map((card) => {
    const column = filledPx.indexOf(Math.min(...filledPx))
    const topPx = filledPx[column] ?? 0
    const heightPx = heightOf(card, columnWidthPx)
    filledPx[column] = topPx + heightPx + gapDownPx
    return { leftPx: Math.round(column * (columnWidthPx + gapAcrossPx)), topPx, heightPx }
  })
  return { places, columnWidthPx, heightPx: Math.max(0, ...filledPx.map((px) => px - gapDownPx)) }
}

/** 1 column on the smallest screens, 6 on the widest (product text §2). */
export function columnsFor(screenWidthPx: number): number {
  return 1 + COLUMNS_FROM_PX.filter((fromPx) => screenWidthPx >= fromPx).length
}

const COLUMNS_FROM_PX = [380, 720, 1024, 1500, 1800]

/** Mocks: 16 across and 24 down, 12 and 16 on small screens. */
export function wallMeasures(widthPx: number, screenWidthPx: number): WallMeasures {
  const isSmall = screenWidthPx < 720
  const gaps = isSmall ? { gapAcrossPx: 12, gapDownPx: 16 } : { gapAcrossPx: 16, gapDownPx: 24 }
  return { widthPx: Math.max(1, widthPx), columns: columnsFor(screenWidthPx), ...gaps }
}
