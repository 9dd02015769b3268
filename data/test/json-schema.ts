// As much of JSON schema as the description of the calls uses.
import type { Schema } from '../service/forms/openapi.js'

interface Members {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Whether a value is of a schema; references lead into the root. */
export const isOf = (schema: Schema, value: unknown, root: Schema): boolean => {
  const members = schema as Members
  const isInner = (one: Schema, inner: unknown = value): boolean => isOf(one, inner, root)
  const isReferred = (): boolean => {
    if (members.$ref === undefined) return true
    const { schemas } = root['components'] as { schemas: Readonly<Record<string, Schema>> }
    return isInner(schemas[members.$ref.split('/').at(-1) ?? ''] ?? { enum: [] })
  }
  const isRecord = (record: Readonly<Record<string, unknown>>): boolean =>
    (members.required ?? []).every((name) => Object.hasOwn(record, name)) &&
    Object.entries(record).every(([name, one]) =>
      isInner(members.properties?.[name] ?? members.additionalProperties ?? {}, one),
    )
  const isDeep = (): boolean => {
    if (Array.isArray(value)) return value.every((one) => isInner(members.items ?? {}, one))
    return kindOf(value) !== 'object' || isRecord(value as Readonly<Record<string, unknown>>)
  }
  return [
    isReferred,
    () => members.anyOf?.some((one) => isInner(one)) ?? true,
    () => members.allOf?.every((one) => isInner(one)) ?? true,
    () => members.enum?.includes(value) ?? true,
    () => !('const' in members) || members.const === value,
    () => members.type === undefined || [members.type].flat().includes(kindOf(value)),
    () => members.type === undefined || isDeep(),
  ].every((holds) => holds())
}
