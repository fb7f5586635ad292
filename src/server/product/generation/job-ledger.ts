import type { Credits } from '../../core/credits/create-credits.ts'
import type { JobLedger } from '../../core/jobs/job-kind.ts'

/** What a job took is spent when it succeeds and given back when it fails (OP-06). */
export function createJobLedger(credits: Credits): JobLedger {
  return {
    async settle(transaction, job) {
      if (job.charge === 'held') await credits.settle(transaction, job.id)
    },
    async giveBack(transaction, job) {
      switch (job.charge) {
        case 'none':
          return false
        case 'free':
          return credits.giveBackFreeUse(transaction, job.id)
        case 'held':
          return credits.release(transaction, job.id)
        default:
          return job.charge satisfies never
      }
    },
  }
}
