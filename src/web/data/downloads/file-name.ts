/** The name under which something is saved: its title in plain letters, and the ending of its kind. */
export function fileName(title: string, url: string, fallbackEnding: string): string {
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1] ?? fallbackEnding
  const plain = title
    .normalize('NFKC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${plain || 'troupe'}.${ending.toLowerCase()}`
}
