// Why the graph does not answer, in words that tell nothing of its inside.

/** What is said of a refused request. */
interface Words {
  readonly status: 400 | 405 | 413 | 415 | 503
  readonly title: string
}

/** The closed list of refusals. */
export const GRAPH_REFUSALS = {
  NOT_POST: { status: 405, title: 'Ask by POST' },
  NOT_JSON_TYPE: { status: 415, title: 'The content type must be application/json' },
  BODY_TOO_LARGE: { status: 413, title: 'The body is too large' },
  UNREADABLE_BODY: { status: 400, title: 'The body is not JSON' },
  BATCH: { status: 400, title: 'One query at a time' },
  WRONG_BODY: { status: 400, title: 'The body must have a query, and may have variables' },
  UNREADABLE_QUERY: { status: 400, title: 'The query cannot be read' },
  NOT_ONE_QUERY: { status: 400, title: 'There must be one operation, and it must be a query' },
  UNKNOWN_OPERATION: { status: 400, title: 'The query has no operation of that name' },
  QUERY_TOO_LARGE: { status: 400, title: 'The query asks for too much' },
  INVALID_QUERY: { status: 400, title: 'The query does not fit the types of the graph' },
  BUSY: { status: 503, title: 'Too many questions at once' },
  WRONG_VARIABLES: { status: 400, title: 'A variable is missing, unknown, or not of its type' },
} as const satisfies Readonly<Record<string, Words>>

/** Name of a refusal. */
export type GraphRefusalCode = keyof typeof GRAPH_REFUSALS

/** A refused request. */
export interface GraphRefusal {
  readonly code: GraphRefusalCode
  /** The limit that was passed; where types are open, also what is wrong with the query. */
  readonly detail?: string
}
