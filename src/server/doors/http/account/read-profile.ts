import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { cutCharacters, withoutDirectionMarks } from '#contract/text.ts'
import { Email } from './account-parameters.ts'
import type { ProviderProfile } from './oauth-provider.ts'

const Uid = z.string().min(1).max(255)
const GoogleAnswer = z.object({
  sub: Uid,
  name: z.string().optional(),
  email: z.string().optional(),
  // Google has sent both.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})
const DiscordAnswer = z.object({
  id: Uid,
  username: z.string().optional(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().optional(),
})

export function readGoogleProfile(answer: unknown): ProviderProfile | undefined {
  const { data } = GoogleAnswer.safeParse(answer)
  return data && profile(data.sub, data.name, data.email, data.email_verified)
}

export function readDiscordProfile(answer: unknown): ProviderProfile | undefined {
  const { data } = DiscordAnswer.safeParse(answer)
  return data && profile(data.id, data.global_name ?? data.username, data.email, data.verified)
}

function profile(uid: string, name = '', email: string | null = null, isVerified = false): ProviderProfile {
  const address = Email.safeParse(email).data ?? null
  return { uid, name: cleanName(name), email: address, emailVerified: isVerified && address !== null }
}

/** A name people can see: no control characters, no more than an account's name may have. */
function cleanName(name: string): string {
  return cutCharacters(
    withoutDirectionMarks(name)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    LIMITS.accountNameMaxChars,
  )
}
