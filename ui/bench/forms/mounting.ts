// What a form of the bench does on its page: one module a form, so that none is beside another.

/** Mounts a form. */
export interface MountedForm {
  /** Puts it into an element; gives back what takes it out again. */
  readonly mount: (host: HTMLElement) => () => void
  /** Finds the field that is typed in. */
  readonly city: string
}
