import { toUndefined, type Option } from '../../../shared/index.js'
import type { FormRequest } from '../plan/form-plan.js'
import { APPS } from '../plan/purpose.js'

/** What names the client of a form's calls. */
export interface ClientInput {
  readonly request: Pick<FormRequest, 'app' | 'query'>
  /** Name of the host's program; none for a form on a page. */
  readonly consumerApp: Option<string>
}

/**
 * Resolves the client id of a form's calls: that of the query, else the host's program, else the app.
 *
 * @source F-API-02, D-F-38
 */
export const resolveClientId = ({ request, consumerApp }: ClientInput): string => {
  const named = [request.query.clientid, toUndefined(consumerApp)]
  return (
    named.find((name) => name !== undefined && name.trim() !== '')?.trim() ??
    APPS[request.app].longId
  )
}
