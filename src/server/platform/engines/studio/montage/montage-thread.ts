import { parentPort, workerData } from 'node:worker_threads'
import { goBehind, STEPS_OF_DRAWING } from '../../../threads/go-behind.ts'
import { giveStoredForm } from '../give-stored-form.ts'
import { makeMontage } from './make-montage.ts'
import type { MontageTask } from './montage-task.ts'

goBehind({ steps: STEPS_OF_DRAWING })
giveStoredForm()

/** A thread of its own for one montage: its memory goes with it. */
const montage = await makeMontage(workerData as MontageTask) // given by `run-montage.ts`
const png = new Uint8Array(montage.png)
parentPort?.postMessage({ ...montage, png }, [png.buffer])
