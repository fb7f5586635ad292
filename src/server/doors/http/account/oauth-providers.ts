import type { FastifyRequest } from 'fastify'
import type { HttpParts } from '../http-parts.ts'
import type { Origins } from '../origins.ts'
import type { FindProvider, OAuthProvider, ProviderName } from './oauth-provider.ts'
import { readDiscordProfile, readGoogleProfile } from './read-profile.ts'

type Addresses = Pick<OAuthProvider, 'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'profileEndpoint'>

const REAL: Record<ProviderName, Addresses & Pick<OAuthProvider, 'scopes' | 'readProfile'>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    profileEndpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
    scopes: ['openid', 'email', 'profile'],
    readProfile: readGoogleProfile,
  },
  discord: {
    issuer: 'https://discord.com',
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    tokenEndpoint: 'https://discord.com/api/oauth2/token',
    profileEndpoint: 'https://discord.com/api/users/@me',
    scopes: ['identify', 'email'],
    readProfile: readDiscordProfile,
  },
}

/** The stand-in takes any credentials; these only have to be some. */
const STAND_IN_CLIENT = { clientId: 'troupe', clientSecret: 'troupe' }

/** Real providers where credentials are configured, in development the local stand-in for the others. */
export function createProviders(config: HttpParts['config'], origins: Origins): FindProvider {
  return (name, request) => {
    const provider = { name, ...REAL[name] }
    const client = config.signIn[name]
    if (client) {
      const { clientId, clientSecret, origin } = client
      const addresses = origin === undefined ? {} : addressesAt(origin, provider)
      return { ...provider, ...addresses, clientId, clientSecret, isInsecure: origin?.startsWith('http:') ?? false }
    }
    if (config.signIn.standIn === 'none') return undefined
    return { ...provider, ...STAND_IN_CLIENT, ...standInAddresses(name, origins.of(request), request), isInsecure: true }
  }
}

/** The provider's paths at another host. */
function addressesAt(origin: string, provider: Addresses): Addresses {
  const at = (address: string) => origin + new URL(address).pathname
  return {
    issuer: origin,
    authorizationEndpoint: at(provider.authorizationEndpoint),
    tokenEndpoint: at(provider.tokenEndpoint),
    profileEndpoint: at(provider.profileEndpoint),
  }
}

/** The browser goes to the stand-in under the name it knows us by; we ourselves take the address this request came in on. */
function standInAddresses(name: ProviderName, origin: string, request: FastifyRequest): Addresses {
  const { localAddress = '127.0.0.1', localPort } = request.socket
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  const own = `http://${address}:${localPort}/dev/sign-in/${name}`
  return {
    issuer: own,
    authorizationEndpoint: `${origin}/dev/sign-in/${name}/authorize`,
    tokenEndpoint: `${own}/token`,
    profileEndpoint: `${own}/profile`,
  }
}
