// What the graph can be asked, in its own words; the queries the site sends are the contracts of the engine.
import { buildSchema } from 'graphql'

const TEXT = `
"Ranges of cars, and the taxes a configuration stands for. Nothing here is about a visitor."
type Query {
  "Ranges by family. A filter that is null or absent lets everything through."
  rangeData(
    "A model such as EX30, or a family such as EX30_Twin; case does not count."
    modelFamily: String
    "A motor type such as Twin, or a motor key such as TM."
    motorType: String
    heatPump: Boolean
    climate: Boolean
    "Degrees Celsius, exactly as in the data."
    temperature: Float
  ): [RangeFamily!]!
  "Which tax policies hold for which sales model; null where the locale is not known."
  clientConfiguration(locale: String!): ClientConfiguration
  "A token for the taxes of a model; null when there are none."
  tokenGenerator(locale: String!, salesModel: String!, model: String!): Token
  "What a token stands for; null when it stands for nothing."
  tokenConfiguration(token: String!): TokenConfiguration
}

type RangeFamily {
  modelFamily: String!
  rangeValues: [RangeValue!]!
}

"Ranges in kilometres under one set of conditions."
type RangeValue {
  "Degrees Celsius."
  temperature: Float!
  heatpump: Boolean!
  climate: Boolean!
  city: Float!
  highway: Float!
  combined: Float!
  "measured, published or modelled; null where the data does not say."
  basis: String
}

type ClientConfiguration {
  locale: String!
  salesModelSettings: [SalesModelSetting!]!
}

type SalesModelSetting {
  salesModel: String!
  taxPolicies: [String!]!
}

type Token {
  token: String!
}

type TokenConfiguration {
  models: [ModelTaxes!]!
}

"Taxes in two groups: what is compared and summed, and what is only listed."
type ModelTaxes {
  model: String!
  ownership: [Tax!]!
  informational: [Tax!]!
}

type Tax {
  taxId: String!
  name: String!
  "Yearly, Quarterly or Monthly; anything else is not summed."
  frequency: String!
  tags: [String!]!
  price: Amount!
}

type Amount {
  amount: Float
}
`

/** The types of the graph; made once, because it takes a while. */
export const GRAPH_SCHEMA = buildSchema(TEXT)
