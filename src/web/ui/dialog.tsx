import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import X from '~icons/lucide/x'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { showFocused } from './show-focused.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface DialogProps {
  isOpen: boolean
  onClose(): void
  /** Named for everybody; `titleIsHidden` leaves it to screen readers when the content shows it in its own way. */
  title: string
  titleIsHidden?: boolean
  description?: string
  /**
   * `card` is a small centred dialog, on small screens a sheet at their foot, `wizard` the large one that fills a small screen,
   * `choice` as wide and only as high as what it shows, `panel` one between them, `screen` a dark one over everything.
   */
  shape?: 'card' | 'wizard' | 'choice' | 'panel' | 'screen'
  /** While true nothing closes it: neither the button, Escape nor a press outside. */
  isLocked?: boolean
  /** A wizard keeps what was typed when somebody presses beside it. */
  closesOnOutsidePress?: boolean
  hasCloseButton?: boolean
  /** What has the focus at first, where that should not be the first control. */
  startsAt?: RefObject<HTMLElement | null>
  /** The close button lies on a drawing, which is dark in both themes. */
  closeIsOnDrawing?: boolean
  children: ReactNode
}

const SHAPES = {
  card: 'wide:w-[calc(100vw-32px)] wide:max-w-110 wide:rounded-dialog wide:max-h-[calc(100dvh-32px)] p-8 overflow-y-auto small:self-end small:w-full small:max-h-[92dvh] small:rounded-t-dialog small:p-6 small:pb-[max(24px,env(safe-area-inset-bottom))] small:animate-from-below',
  wizard:
    'wide:w-[calc(100vw-48px)] wide:max-w-284 wide:h-[min(788px,calc(100dvh-48px))] wide:rounded-dialog small:inset-0 small:h-dvh small:w-full overflow-hidden',
  choice:
    'wide:w-[calc(100vw-48px)] wide:max-w-284 wide:max-h-[calc(100dvh-48px)] wide:rounded-dialog small:inset-0 small:h-dvh small:w-full overflow-hidden',
  panel:
    'wide:w-[calc(100vw-48px)] wide:max-w-190 wide:max-h-[calc(100dvh-48px)] wide:rounded-dialog small:inset-0 small:h-dvh small:w-full overflow-hidden',
  screen: 'always-dark inset-0 h-dvh w-full overflow-hidden bg-[#060509]! shadow-none!',
} as const

/** What toasts leave free of each shape (use-toast-foot.ts). */
const FEET = { card: 'sheet', wizard: 'dialog', choice: 'dialog', panel: 'dialog', screen: undefined } as const

/** Beside the title, which every shape has at a height of its own. */
const CLOSE_PLACES = {
  card: 'top-6.75 right-6 small:top-4.75 small:right-5',
  wizard: 'top-4 right-5 small:top-2.5 small:right-3',
  choice: 'top-7.5 right-7.5 small:top-2.5 small:right-3',
  // What scrolls passes below it.
  panel: 'top-5 right-5 small:top-2.5 small:right-3 bg-stage/90 hover:bg-wing',
  screen: 'top-3 right-5 small:top-2 small:right-2',
} as const

/** A modal dialog: focus stays inside and returns to where it came from. */
export function Dialog({
  isOpen,
  onClose,
  title,
  titleIsHidden = false,
  description,
  shape = 'card',
  isLocked = false,
  closesOnOutsidePress = true,
  hasCloseButton = true,
  startsAt,
  closeIsOnDrawing = false,
  children,
}: DialogProps) {
  const focus = useFocusReturn(startsAt)
  const keepOpen = (event: Event) => event.preventDefault()
  return (
    <Primitive.Root open={isOpen} onOpenChange={(next) => !next && !isLocked && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-curtain" />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...focus}
            onFocus={showFocused}
            onEscapeKeyDown={isLocked ? keepOpen : undefined}
            onInteractOutside={isLocked || !closesOnOutsidePress ? keepOpen : undefined}
            data-foot={FEET[shape]}
            className={classNames(
              'pointer-events-auto relative flex animate-enter flex-col bg-stage text-ink shadow-float outline-none',
              SHAPES[shape],
            )}
          >
            <Primitive.Title className={titleIsHidden ? 'sr-only' : 'display pr-10 text-card'}>{title}</Primitive.Title>
            {description && (
              <Primitive.Description className={titleIsHidden ? 'sr-only' : 'mt-2 text-soft'}>
                {description}
              </Primitive.Description>
            )}
            {children}
            {hasCloseButton && (
              <Primitive.Close asChild>
                <IconButton
                  label="Close"
                  icon={<X size={20} />}
                  disabled={isLocked}
                  className={classNames(
                    'absolute',
                    CLOSE_PLACES[shape],
                    closeIsOnDrawing &&
                      'min-[62.5rem]:top-6 min-[62.5rem]:right-6 min-[62.5rem]:bg-drawing/70 min-[62.5rem]:text-drawing-ink min-[62.5rem]:hover:bg-drawing min-[62.5rem]:hover:text-drawing-ink',
                  )}
                />
              </Primitive.Close>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
