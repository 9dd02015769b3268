import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { ClientConfiguration, TokenConfiguration } from '../car-configuration.js'
import type { TaxItem } from '../savings.types.js'

/** Codec of what the client configuration says of a locale. */
export const ClientConfigurationCodec: t.Type<ClientConfiguration, unknown> = /*#__PURE__*/ t.exact(
  t.type({
    locale: t.string,
    salesModelSettings: t.readonlyArray(
      t.exact(t.type({ salesModel: t.string, taxPolicies: t.readonlyArray(t.string) })),
    ),
  }),
  'ClientConfiguration',
)

const toAmount = (value: unknown): Option<number> =>
  typeof value === 'number' && Number.isFinite(value) ? some(value) : none

const WireTax = t.type({
  taxId: t.string,
  name: t.string,
  frequency: t.string,
  tags: t.union([t.readonlyArray(t.string), t.null, t.undefined]),
  price: t.union([t.type({ amount: t.unknown }), t.null, t.undefined]),
})

const isOption = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_tag' in value

/** Codec of one tax as the graph gives it: one without a number stays a row of the table. */
const TaxItemCodec = /*#__PURE__*/ new t.Type<TaxItem, unknown>(
  'TaxItem',
  (value): value is TaxItem =>
    typeof value === 'object' && value !== null && 'amount' in value && isOption(value.amount),
  (value, context) => {
    const read = WireTax.validate(value, context)
    if (E.isLeft(read)) return read
    const { taxId, name, frequency, tags, price } = read.right
    return t.success({ taxId, name, frequency, tags: tags ?? [], amount: toAmount(price?.amount) })
  },
  ({ amount, ...rest }) => ({
    ...rest,
    price: { amount: O.toNullable(amount) },
  }),
)

/** Codec of what the token configuration says of its models. */
export const TokenConfigurationCodec: t.Type<TokenConfiguration, unknown> = /*#__PURE__*/ t.exact(
  t.type({
    models: t.readonlyArray(
      t.exact(
        t.type({
          model: t.string,
          ownership: t.readonlyArray(TaxItemCodec),
          informational: t.readonlyArray(TaxItemCodec),
        }),
      ),
    ),
  }),
  'TokenConfiguration',
)

const WireToken = t.union([
  t.type({ token: t.union([t.string, t.null, t.undefined]) }),
  t.null,
  t.undefined,
])

/** Codec of what the token generator answers: a token, or none when it answers with nothing. */
export const TokenCodec = /*#__PURE__*/ new t.Type<Option<string>, unknown>(
  'Token',
  (value): value is Option<string> => isOption(value),
  (value, context) => {
    const read = WireToken.validate(value, context)
    if (E.isLeft(read)) return read
    const token = read.right?.token
    return t.success(token === undefined || token === null || token === '' ? none : some(token))
  },
  (token) => (O.isSome(token) ? { token: token.value } : null),
)
