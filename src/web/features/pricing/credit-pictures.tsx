import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

const PICTURES = ['3', '1', '4', '2']

/** What the credits beside them become: pictures, which stay in view along the list of prices. */
export function CreditPictures() {
  return (
    <div className="sticky top-24 mt-8 grid max-w-80 grid-cols-2 gap-2 max-[62.4375rem]:hidden">
      {PICTURES.map((scene) => (
        <Picture key={scene} url={showcase.scene(scene)} alt="" className="aspect-square rounded-panel" />
      ))}
    </div>
  )
}
