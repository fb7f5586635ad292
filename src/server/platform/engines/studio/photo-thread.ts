import { parentPort, workerData } from 'node:worker_threads'
import { goBehind, STEPS_OF_DRAWING } from '../../threads/go-behind.ts'
import { finishPhoto } from './finish-photo.ts'
import { giveStoredForm } from './give-stored-form.ts'
import type { PhotoTask } from './photo-task.ts'

goBehind({ steps: STEPS_OF_DRAWING })
giveStoredForm()

/** A thread of its own for one foreign picture: what a broken one does to a decoder ends with it. */
const photo = await finishPhoto(workerData as PhotoTask) // given by `run-photo.ts`
const png = new Uint8Array(photo.png)
parentPort?.postMessage({ ...photo, png }, [png.buffer])
