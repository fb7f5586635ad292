/** Common words with which all others are sent for: they tell where a thing is, what is done with it, or what is sewn on clothes. */
export const SENT_FOR =
  /^(?:mouth|teeth|lips|smok|chew|hugging|singing|shoulder$|drinking|sipping|beside|next|behind|(?:ground|floor|feet|trim|trimmed|braid|seams|neck|hood|fringed?|jabot|lace|fur|embroider(?:y|ed)|stripes?|badge|brooch|bow|flowers?|roses?|leaves|hibiscus|feathers?|coins|lined|buttoned|sleeved|sleeveless|matching|strapless|cropped|open|ripped|torn|zipped|cardigan|chest|front|pattern(?:ed)?|laurel|olive)$)/
