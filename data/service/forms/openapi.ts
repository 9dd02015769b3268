// The description of the calls, written from the codecs by which they are read.
import type * as t from 'io-ts'
import { FORMS_CALLS, LeadSubmissionCodec } from '@evkit/engine/forms'
import {
  TRAP_NAME,
  EmailQuestionCodec,
  FORMS_HEADERS,
  FormsProblemCodec,
  PhoneQuestionCodec,
  type FormsCall,
} from '@evkit/engine/internal/forms'
import type { Endpoint } from '@evkit/engine/shared'

/** A JSON schema. */
export type Schema = Readonly<Record<string, unknown>>

// What is looked at of a codec; which members there are, its tag says.
interface Shape {
  readonly _tag?: string
  readonly name: string
  readonly type: Shape
  readonly types: readonly Shape[]
  readonly props: Readonly<Record<string, Shape>>
  readonly keys: Readonly<Record<string, unknown>>
  readonly codomain: Shape
  readonly value: unknown
}

const ABSENT = ['Optional', 'Defaulted', 'MapOf']

const mayBeAbsent = ({ _tag = '', type }: Shape): boolean =>
  ABSENT.includes(_tag) || (_tag === 'Written' && mayBeAbsent(type))

type Name = (shape: Shape, write: () => Schema) => Schema

const writeProps = (shape: Shape, isPartial: boolean, name: Name): Schema => {
  const entries = Object.entries(shape.props)
  const required = isPartial
    ? []
    : entries.filter(([, one]) => !mayBeAbsent(one)).map(([key]) => key)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries
        .filter(([, { _tag }]) => _tag !== 'UndefinedType')
        .map(([key, one]) => [key, writeShape(one, name)]),
    ),
    ...(required.length === 0 ? {} : { required }),
  }
}

const PLAIN: Readonly<Record<string, Schema>> = {
  StringType: { type: 'string' },
  NumberType: { type: 'number' },
  BooleanType: { type: 'boolean' },
  AnyDictionaryType: { type: 'object' },
}

const writeMany = (shape: Shape, name: Name): Schema | undefined => {
  switch (shape._tag) {
    case 'ReadonlyArrayType':
    case 'ArrayType':
      return { type: 'array', items: writeShape(shape.type, name) }
    case 'DictionaryType':
      return { type: 'object', additionalProperties: writeShape(shape.codomain, name) }
    case 'MapOf':
      return { type: ['object', 'null'], additionalProperties: writeShape(shape.type, name) }
    case 'IntersectionType':
      return { allOf: shape.types.map((one) => writeShape(one, name)) }
    case 'UnionType':
      return { anyOf: shape.types.map((one) => writeShape(one, name)) }
    default:
      return undefined
  }
}

const writeInner = (shape: Shape, name: Name): Schema => {
  switch (shape._tag) {
    case 'Optional':
    case 'Defaulted':
      return { anyOf: [writeShape(shape.type, name), { type: 'null' }] }
    case 'Written':
    case 'ExactType':
      return writeShape(shape.type, name)
    case 'InterfaceType':
      return writeProps(shape, false, name)
    case 'PartialType':
      return writeProps(shape, true, name)
    case 'KeyofType':
      return { enum: Object.keys(shape.keys) }
    case 'LiteralType':
      return { const: shape.value }
    default:
      return writeMany(shape, name) ?? PLAIN[shape._tag ?? ''] ?? {}
  }
}

const NAMED = /^[A-Z][A-Za-z]+$/

const writeShape = (shape: Shape, name: Name): Schema =>
  NAMED.test(shape.name) && !ABSENT.includes(shape._tag ?? '')
    ? name(shape, () => writeInner(shape, name))
    : writeInner(shape, name)

// A shape with a name is written once, and referred to.
const createNames = () => {
  const schemas = new Map<string, Schema>()
  const name: Name = (shape, write) => {
    if (!schemas.has(shape.name)) {
      schemas.set(shape.name, {})
      schemas.set(shape.name, write())
    }
    return { $ref: `#/components/schemas/${shape.name}` }
  }
  return { schemas, name }
}

const PART = /\{(\w+)\}/g
const PICTURES: readonly FormsCall[] = ['vehicleImage', 'resizedImage']

const listParameters = ({ path, parameters }: Endpoint<unknown>): readonly Schema[] => [
  ...[...path.matchAll(PART)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...parameters.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  { name: FORMS_HEADERS.operation, in: 'header', schema: { type: 'string', format: 'uuid' } },
]

const SUBMIT_HEADERS: readonly Schema[] = [
  { name: FORMS_HEADERS.key, in: 'header', schema: { type: 'string', format: 'uuid' } },
  { name: FORMS_HEADERS.elapsed, in: 'header', schema: { type: 'integer' } },
  { name: FORMS_HEADERS.ways, in: 'header', schema: { type: 'string' } },
  { name: FORMS_HEADERS.test, in: 'header', schema: { type: 'string', enum: ['true'] } },
]

const shapeOf = (codec: t.Decoder<unknown, unknown>): Shape => codec as unknown as Shape

const writeAnswer = (call: FormsCall, name: Name): Schema => {
  const endpoint: Endpoint<unknown> = FORMS_CALLS[call]
  return PICTURES.includes(call)
    ? { 'image/*': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: writeShape(shapeOf(endpoint.reply), name) } }
}

const withTrap = (lead: Schema): Schema => ({
  allOf: [lead, { type: 'object', properties: { [TRAP_NAME]: { type: 'string' } } }],
})

const writeBody = (call: FormsCall, name: Name): Schema | undefined => {
  switch (call) {
    case 'submitRequest':
      return withTrap(writeShape(shapeOf(LeadSubmissionCodec), name))
    case 'validateEmailBody':
      return writeShape(shapeOf(EmailQuestionCodec), name)
    case 'validatePhoneBody':
      return writeShape(shapeOf(PhoneQuestionCodec), name)
    default:
      return undefined
  }
}

const writeCall = (call: FormsCall, name: Name): Schema => {
  const endpoint: Endpoint<unknown> = FORMS_CALLS[call]
  const isSubmit = call === 'submitRequest'
  const content = writeAnswer(call, name)
  const schema = writeBody(call, name)
  return {
    operationId: call,
    parameters: [...listParameters(endpoint), ...(isSubmit ? SUBMIT_HEADERS : [])],
    ...(schema === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema } } } }),
    responses: {
      ...(isSubmit ? { 201: { description: 'Stored now', content } } : {}),
      200: { description: isSubmit ? 'Stored before, under the same key' : 'Answered', content },
      default: {
        description: 'Refused',
        content: {
          'application/problem+json': { schema: writeShape(shapeOf(FormsProblemCodec), name) },
        },
      },
    },
  }
}

/** Writes the description of all calls of the forms. */
export const describeCalls = (): Schema => {
  const { schemas, name } = createNames()
  const paths: Record<string, Schema> = {}
  for (const call of Object.keys(FORMS_CALLS) as readonly FormsCall[]) {
    const { path, method } = FORMS_CALLS[call]
    paths[path] = { ...paths[path], [method.toLowerCase()]: writeCall(call, name) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Forms of evkit', version: '1' },
    paths,
    components: { schemas: Object.fromEntries(schemas) },
  }
}

/** The description as its file has it. */
export const writeDescription = (): string => `${JSON.stringify(describeCalls(), undefined, 1)}\n`
