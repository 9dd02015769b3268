type Document = Readonly<Record<string, unknown>>

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const membersOf = (document: unknown, name: string): Document => {
  const member = isDocument(document) ? document[name] : undefined
  return isDocument(member) ? member : {}
}

/** The parts of a configuration that are told by purpose. */
const BY_PURPOSE = ['flexFormConfigurations', 'vehicleConfigurations'] as const

/** Joins the configurations of two purposes of one market, as their calls answer them. */
export const joinDocuments = (first: unknown, second: unknown): unknown =>
  isDocument(first)
    ? {
        ...first,
        ...Object.fromEntries(
          BY_PURPOSE.map((name) => [
            name,
            { ...membersOf(second, name), ...membersOf(first, name) },
          ]),
        ),
      }
    : first
