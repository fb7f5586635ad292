import { STAND_IN_TOKEN_PREFIX } from '#contract/stand-in.ts'
import { loadSdk } from '../sdk/load-sdk.ts'

const GOOGLE_USER_INFO = 'https://www.googleapis.com/oauth2/v3/userinfo'
const DISCORD_USER = 'https://discord.com/api/users/@me'
const DISCORD_PICTURES = 'https://cdn.discordapp.com'
/** Discord chooses one of its five default pictures by the discriminator (product text §7). */
const DISCORD_DEFAULT_PICTURES = 5
/** The profile waits for the picture, but not for long. */
const LOOKUP_TIMEOUT_MS = 5_000

/** The picture the sign-in provider has of this person. Any failure is logged and gives null (product text §8). */
export async function findAvatar(): Promise<string | null> {
  try {
    const { account } = await loadSdk()
    const session = await account.getSession({ sessionId: 'current' }).catch(unlessGuest)
    if (!session) throw new Error('No session found')
    if (!session.providerAccessToken) throw new Error('No access token found')
    if (session.providerAccessToken.startsWith(STAND_IN_TOKEN_PREFIX)) return null
    if (session.provider === 'google') return await googlePicture(session.providerAccessToken)
    if (session.provider === 'discord') return await discordPicture(session.providerAccessToken)
    throw new Error('Unsupported provider')
  } catch (error) {
    console.info('There is no picture of this person:', error instanceof Error ? error.message : error)
    return null
  }
}

function unlessGuest(error: { code?: number }): undefined {
  if (error.code !== 401) throw error
}

async function googlePicture(accessToken: string): Promise<string | null> {
  const response = await lookUp(GOOGLE_USER_INFO, accessToken)
  if (!response.ok) throw new Error('Failed to fetch Google user info')
  const { picture } = (await response.json()) as { picture?: string }
  return picture ?? null
}

async function discordPicture(accessToken: string): Promise<string | null> {
  const response = await lookUp(DISCORD_USER, accessToken)
  if (!response.ok) throw new Error('Failed to fetch Discord user info')
  const { id, avatar, discriminator } = (await response.json()) as { id: string; avatar?: string; discriminator?: string }
  if (avatar) return `${DISCORD_PICTURES}/avatars/${id}/${avatar}.png`
  return `${DISCORD_PICTURES}/embed/avatars/${Number(discriminator ?? 0) % DISCORD_DEFAULT_PICTURES}.png`
}

function lookUp(address: string, accessToken: string): Promise<Response> {
  const signal = AbortSignal.timeout(LOOKUP_TIMEOUT_MS)
  return fetch(address, { headers: { authorization: `Bearer ${accessToken}` }, signal })
}
