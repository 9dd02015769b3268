import type { ComponentPropsWithoutRef } from 'react'

/** Props of a part that is folded away. */
export interface UntilFoundProps extends ComponentPropsWithoutRef<'div'> {
  readonly isShown: boolean
  /** Told when the browser's search has found something in it. */
  readonly onFound: () => void
}

/** A part that is folded away, and that the browser's search finds all the same. */
export const UntilFound = ({ isShown, onFound, children, ...rest }: UntilFoundProps) => (
  <div
    {...rest}
    ref={(element) => {
      // React knows the attribute as true or false only, and nothing of the event.
      if (isShown) element?.removeAttribute('hidden')
      else element?.setAttribute('hidden', 'until-found')
      element?.addEventListener('beforematch', onFound)
      return () => {
        element?.removeEventListener('beforematch', onFound)
      }
    }}
  >
    {children}
  </div>
)
