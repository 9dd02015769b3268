/** Forms in pages of others: the form itself, the overlay, and the introduction before a visitor leaves. */
export { EmbeddableForm } from './embeddable-form.js'
export type { EmbeddableFormProps, EmbeddedPorts, Embedding } from './embedded.types.js'
export { ExitIntroduction } from './exit-introduction.js'
export { FormOverlay, type FormOverlayProps, type OverlayHandle } from './form-overlay.js'
export type { ExitIntentPorts } from './use-exit-intent.js'
