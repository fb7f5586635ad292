import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'

/** A picture that fills its box and fades in; `fallback` stands there until it has come, and stays when it cannot. */
export function Picture({
  url,
  alt,
  fallback,
  className,
  isEager = false,
}: {
  url: string
  alt: string
  fallback?: ReactNode
  className?: string
  isEager?: boolean
}) {
  const [state, setState] = useState<{ url: string; isLoaded: boolean; isBroken: boolean }>()
  const { isLoaded = false, isBroken = false } = state?.url === url ? state : {}
  return (
    <span className={classNames('relative block overflow-hidden', className)}>
      {!isLoaded && fallback}
      {!isBroken && (
        <img
          src={url}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setState({ url, isLoaded: true, isBroken: false })}
          onError={() => setState({ url, isLoaded: false, isBroken: true })}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-220',
            isLoaded ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  )
}
