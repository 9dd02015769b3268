import { option as O } from 'fp-ts'
import type { FormRequest, FullConfiguration, Vehicle } from '@evkit/engine/forms'
import type { Option } from '@evkit/engine/shared'

const NOBODY: readonly Vehicle[] = []

/** Lists the vehicles a form offers; none before its configuration is there. */
export const listVehicles = (
  configuration: Option<FullConfiguration>,
  { purpose }: Pick<FormRequest, 'purpose'>,
): readonly Vehicle[] =>
  O.isNone(configuration)
    ? NOBODY
    : (configuration.value.vehicleConfigurations.get(purpose) ?? NOBODY)
