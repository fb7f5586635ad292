import { armholes } from '../form/garments/armholes.ts'
import { bodiceLine, finerForStraps } from '../form/garments/bodice.ts'
import { cinched, sashOf } from '../form/garments/cinched.ts'
import { armOnSkin, legOnSkin, roomOfSkin, trunkOnSkin } from '../form/garments/cloth-on-skin.ts'
import { seamsOf } from '../form/garments/cut-seams.ts'
import { lightFolds } from '../form/garments/fold-light.ts'
import { laidOnSkin } from '../form/garments/laid-on-skin.ts'
import { legsDrape, sleeveDrape } from '../form/garments/limb-folds.ts'
import { nearCloth } from '../form/garments/near-cloth.ts'
import { neckBaseOn } from '../form/garments/neck-base-on.ts'
import { pressedIn } from '../form/garments/pressed-in.ts'
import { realTop } from '../form/garments/real-mail.ts'
import { seatedHem } from '../form/garments/seated-hem.ts'
import { sewBand } from '../form/garments/sew-band.ts'
import { sewGloves } from '../form/garments/sew-gloves.ts'
import { sewRealPlates } from '../form/garments/sew-real-plates.ts'
import { sewRealShoes } from '../form/garments/sew-real-shoes.ts'
import { padded } from '../form/garments/shoulder-pads.ts'
import { trunkDrape } from '../form/garments/trunk-drape.ts'
import { ribs } from '../form/garments/weave.ts'
import { frameSkin } from './frame-skin.ts'
import { drawHair } from './hair/draw-hair.ts'
import { measurePerson } from './measure-person.ts'
import { measureSkeleton } from './measure-skeleton.ts'
import { showSkin } from './show-skin.ts'
import { standPerson } from './stand-person.ts'

const HUMAN_FORM = {
  armholes,
  armOnSkin,
  bodiceLine,
  cinched,
  drawHair,
  finerForStraps,
  frameSkin,
  laidOnSkin,
  legOnSkin,
  legsDrape,
  lightFolds,
  measurePerson,
  measureSkeleton,
  nearCloth,
  neckBaseOn,
  padded,
  pressedIn,
  realTop,
  ribs,
  roomOfSkin,
  sashOf,
  seamsOf,
  seatedHem,
  sewBand,
  sewGloves,
  sewRealPlates,
  sewRealShoes,
  showSkin,
  sleeveDrape,
  standPerson,
  trunkDrape,
  trunkOnSkin,
}

export type HumanForm = typeof HUMAN_FORM

/** What people of the human form are measured, posed, dressed and drawn with; in browsers it comes with a style that draws them. */
export const humanForm = (): HumanForm => HUMAN_FORM
