import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Where the product looks up avatars of Google and Discord accounts (product text §7). */
const AVATAR_LOOKUPS = 'https://www.googleapis.com https://openidconnect.googleapis.com https://discord.com'
const AVATAR_PICTURES = 'https://*.googleusercontent.com https://cdn.discordapp.com'

/** What our pages may load and do; inline scripts of the page itself are named by their hashes, a script that counts visits by its origin. */
export function contentSecurityPolicy(html: string, analyticsUrl?: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const counter = analyticsUrl ? ` ${new URL(analyticsUrl).origin}` : ''
  // The service that recognises devices is asked only with the operator's key.
  const fingerprint = html.includes('name="troupe:fingerprintKey"') ? ' https://api.thumbmarkjs.com' : ''
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}${counter}`,
    // Radix and sonner place and animate with style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${AVATAR_PICTURES}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    // A result may come as a data: address, which is read like any other when it is saved.
    `connect-src 'self' data: ${AVATAR_LOOKUPS}${counter}${fingerprint}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every page, stand-in pages included. */
export function securePage(reply: FastifyReply, policy: string): void {
  reply.header('content-security-policy', policy)
  reply.header('x-frame-options', 'DENY')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  reply.header('cross-origin-opener-policy', 'same-origin')
}
