/** From this power a charger has the price of the strongest [kW]. @source E-T-95, B-T-07 @category constants */
export const RAPID_FROM = 150
