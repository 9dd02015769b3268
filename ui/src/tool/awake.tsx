import { useEffect } from 'react'

/** Tells when the part of the page it stands in answers to the visitor. */
export const Awake = ({ onAwake }: { readonly onAwake: (() => void) | undefined }) => {
  useEffect(() => {
    onAwake?.()
  }, [onAwake])
  return null
}
