/** First sentences for those who have none: "Surprise me" takes the next one. */
export const IDEAS = [
  'A retired lighthouse keeper with a long white beard, round glasses and a plum coat',
  'A young inventor with short curly hair, brass goggles and a green apron, in her workshop at night',
  'An elf archer with a long blond braid and freckles, in a misty forest at dawn',
  'A cheerful baker with rosy cheeks, a red headscarf and flour on his sleeves',
  'A street musician with silver hair, a leather jacket and a small scar, in neon rain',
  'A stern knight in dented armour with a dark beard and kind brown eyes',
  'A desert traveller with dark skin, golden earrings and an orange cloak at sunset',
  'A shy librarian with black pigtails, a yellow sweater and a pile of books',
] as const
