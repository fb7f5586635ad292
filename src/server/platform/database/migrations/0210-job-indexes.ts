import type { NewIndex } from '../build-indexes.ts'

/**
 * What pages of large libraries are read from, and the words of finished jobs by their trigrams, so that a search looks at what may
 * match and not at everything. Unfinished jobs are few and not among the words, so that these cost a start nothing.
 */
export const JOB_INDEXES: readonly NewIndex[] = [
  {
    name: 'jobs_finished_of_user',
    on: `jobs (user_id, type, status, sequence) where status in ('SUCCESS', 'FAILED')`,
  },
  { name: 'jobs_finished_lately', on: 'jobs (user_id, finished_at) where finished_at is not null' },
  { name: 'jobs_registered_late', on: 'jobs (user_id) where registered_at > created_at' },
  {
    name: 'jobs_by_words',
    on: `jobs using gin (user_id, type, status, (title || E'\\n' || prompt) gin_trgm_ops)
      with (fastupdate = off) where status in ('SUCCESS', 'FAILED')`,
    extensions: ['pg_trgm', 'btree_gin'],
  },
]
