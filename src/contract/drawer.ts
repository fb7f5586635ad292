/** The drawer of premium films (product text §9): dragged down by this share of its height, or this fast, it closes. */
export const DRAWER = { closeThreshold: 0.25, closeVelocityPxPerMs: 0.4, animationMs: 500 } as const
