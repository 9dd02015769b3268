/** Names a product: the recharge type behind the name, by one space. */
export const nameProduct = (name: string, rechargeType: string): string =>
  [name, rechargeType]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
