/** The cars of the electric tools, in the order every site shows them. */
export const SITE_CARS = ['EX30', 'EX30 Cross Country', 'EX40', 'EC40', 'EX90', 'ES90']
