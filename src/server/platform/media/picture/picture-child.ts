import sharp from 'sharp'
import { doPictureTask } from './do-picture-task.ts'
import type { PictureTask } from './picture-task.ts'

// One picture after the other, and nothing of one stays for the next.
sharp.cache(false)
sharp.concurrency(1)
process.on('disconnect', () => process.exit())
process.on('message', async (task) => process.send?.(await doPictureTask(task as PictureTask))) // sent by `picture-process.ts`
