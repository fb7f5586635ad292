import type { CheckKey } from '#contract/prices.ts'

/** What is cached under which name. Everything below `user` belongs to one account and leaves with it. */
export const queryKeys = {
  account: ['account'],
  heroImages: ['hero-images'],
  products: ['products'],
  user: ['user'],
  profile: (userId: string) => ['user', userId, 'profile'],
  subscription: (userId: string) => ['user', userId, 'subscription'],
  planChange: (userId: string, change: object = {}) => ['user', userId, 'plan-change', change],
  unsold: (userId: string) => ['user', userId, 'unsold'],
  price: (userId: string, job: CheckKey, details: object = {}) => ['user', userId, 'price', job, details],
  premiumAccess: (userId: string) => ['user', userId, 'premium-access'],
  order: (userId: string, order: object | undefined) => ['user', userId, 'order', order],
  timeZone: (userId: string) => ['user', userId, 'time-zone'],
  dailyStatus: (userId: string) => ['user', userId, 'daily-status'],
  creditHistory: (userId: string) => ['user', userId, 'credit-history'],
  toldOfForm: (userId: string) => ['user', userId, 'told-of-form'],
  characters: (userId: string) => ['user', userId, 'characters'],
  chat: (userId: string, chatId: string) => ['user', userId, 'chat', chatId],
  jobs: (userId: string, filter: object = {}) => ['user', userId, 'jobs', filter],
  runningJobs: (userId: string) => ['user', userId, 'running-jobs'],
  previewRounds: (userId: string, jobId: string) => ['user', userId, 'preview-rounds', jobId],
  jobResponse: (userId: string, jobId: string) => ['user', userId, 'job-response', jobId],
  jobStatus: (userId: string, jobId: string) => ['user', userId, 'job-status', jobId],
} as const
