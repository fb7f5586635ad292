import type { FastifyRequest } from 'fastify'

export const PROVIDER_NAMES = ['google', 'discord'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** Who a provider says somebody is. */
export interface ProviderProfile {
  readonly uid: string
  readonly name: string
  /** Lower case; null when the provider tells none. */
  readonly email: string | null
  readonly emailVerified: boolean
}

/** A provider of sign-ins, ours to talk to: three addresses and our credentials there. */
export interface OAuthProvider {
  readonly name: ProviderName
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly profileEndpoint: string
  readonly clientId: string
  readonly clientSecret: string
  /** The stand-in speaks http on this machine. */
  readonly isInsecure: boolean
  /** All that is ever asked for: who somebody is, their address, their picture. */
  readonly scopes: readonly string[]
  /** Reads the answer of the profile endpoint; undefined when it is not one. */
  readProfile(answer: unknown): ProviderProfile | undefined
}

/** The provider of that name; undefined when it is switched off. */
export type FindProvider = (name: ProviderName, request: FastifyRequest) => OAuthProvider | undefined
