/** Half heads in a metre of whoever has 7.5 heads. */
export const PER_METRE = 8.1
