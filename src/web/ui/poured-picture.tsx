import { Drawing, type DrawingProps } from './drawing.tsx'

/** A drawing whose colour is poured into a picture there is already; without one a mannequin stands in. Dark in both themes. */
export function PouredPicture({ url, ...rest }: { url: string | undefined } & Omit<DrawingProps, 'lines' | 'colour'>) {
  const drawn = url && {
    lines: <img src={url} alt="" className="size-full object-cover opacity-45 contrast-125 grayscale" />,
    colour: <img src={url} alt="" className="size-full object-cover" />,
  }
  return <Drawing {...rest} {...drawn} />
}
