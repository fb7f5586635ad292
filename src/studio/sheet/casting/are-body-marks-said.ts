import { bodyMarkOf } from '../../words/readers/read-body-marks.ts'
import type { Reading } from '../reading.ts'

/** Whether a scar, a tattoo or the like is said of somewhere below the face. */
export const areBodyMarksSaid = ({ marks = [] }: Reading): boolean => marks.some((mark) => bodyMarkOf(mark) !== undefined)
