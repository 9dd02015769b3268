import type { Purpose } from '@evkit/engine/forms'
import type { Log } from '@evkit/engine/internal/shared'

/** The document of a form, as its configuration holds it. */
export interface FormDocument {
  /** As its call answers it. */
  readonly configuration: unknown
  readonly purpose: Purpose
}

const memberOf = (document: unknown, name: string): unknown =>
  typeof document === 'object' && document !== null && Object.hasOwn(document, name)
    ? (document as Readonly<Record<string, unknown>>)[name]
    : undefined

/** Tells the author what of a form cannot be meant, one line a finding. What finds it is loaded only then. */
export const reportFindings = async (
  { configuration, purpose }: FormDocument,
  log: Log,
): Promise<void> => {
  const form = memberOf(memberOf(configuration, 'flexFormConfigurations'), purpose)
  if (form === undefined) return
  const { checkConfig } = await import('@evkit/engine/forms')
  for (const { code, path, name } of checkConfig(form)) {
    log({ level: 'warning', code, text: `${path}: ${name}` })
  }
}
