/** Half the gap of a front that is worn open by `open`, at a share of the way down to the hem. */
export const frontGap = (open: number, down: number): number => open * (0.75 + 0.25 * down)
