/** Who asks for prices on pages of blocks. */
export const PRICE_CLIENT = 'merchandising'
