import type { Target, User } from '#server/core/accounts/account.ts'
import { wireDate } from '../wire-date.ts'

/** The User of the client protocol. Built field by field, so nothing secret can slip in. */
export function userShape(user: User) {
  return {
    $id: user.id,
    $createdAt: wireDate(user.createdAt),
    $updatedAt: wireDate(user.updatedAt),
    name: user.name,
    registration: wireDate(user.createdAt),
    status: user.isActive,
    labels: user.labels,
    passwordUpdate: wireDate(user.passwordUpdatedAt),
    email: user.email ?? '',
    phone: user.phone ?? '',
    emailVerification: user.emailVerified,
    phoneVerification: user.phoneVerified,
    mfa: user.mfaEnabled,
    prefs: user.prefs,
    targets: user.targets.map((target) => targetShape(target, user.id)),
    accessedAt: wireDate(user.accessedAt),
  }
}

function targetShape(target: Target, userId: string) {
  return {
    $id: target.id,
    $createdAt: wireDate(target.createdAt),
    $updatedAt: wireDate(target.updatedAt),
    name: target.name,
    userId,
    providerId: target.providerId,
    providerType: target.providerType,
    identifier: target.identifier,
    expired: target.isExpired,
  }
}
