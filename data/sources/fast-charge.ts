// What the tables say of a charge at the strongest charger, as makers publish it.
import type { ChargingDocument } from '@evkit/engine/charging'

const STRONGEST = '250kW'

/** Finds how long a charge takes at the strongest charger [min]; by itself the one makers publish, from 10 to 80 %. */
export const findFastMinutes = (
  { table }: Pick<ChargingDocument, 'table'>,
  battery: string,
  { from, to }: { readonly from: number; readonly to: number } = { from: 10, to: 80 },
): number | undefined => table[battery]?.DC[STRONGEST]?.[String(to)]?.[String(from)]
