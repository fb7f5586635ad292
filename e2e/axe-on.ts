import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe, in the page itself: to gather the findings of foreign frames, which our pages have not, it would open a page of its own for
 * each look, and take twice as long.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()
