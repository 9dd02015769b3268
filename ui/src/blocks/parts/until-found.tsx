import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'

/** Props of a part that is folded away. */
export interface UntilFoundProps extends ComponentPropsWithoutRef<'div'> {
  readonly isShown: boolean
  /** Told when the browser's search has found something in it. */
  readonly onFound: () => void
}

/** A part that is folded away, and that the browser's search finds all the same. */
export const UntilFound = ({ isShown, onFound, children, ...rest }: UntilFoundProps) => {
  const ref = useRef<HTMLDivElement>(null)
  // React knows the attribute as true or false only.
  useLayoutEffect(() => {
    if (isShown) ref.current?.removeAttribute('hidden')
    else ref.current?.setAttribute('hidden', 'until-found')
  }, [isShown])
  useEffect(() => {
    const element = ref.current
    element?.addEventListener('beforematch', onFound)
    return () => {
      element?.removeEventListener('beforematch', onFound)
    }
  }, [onFound])
  return (
    <div {...rest} ref={ref}>
      {children}
    </div>
  )
}
