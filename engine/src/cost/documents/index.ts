/**
 * Reading and checking the content of the charging cost calculator, with every fault and its path.
 *
 * @module
 */
export {
  CostCarItemCodec,
  CostContentCodec,
  CostLabelsCodec,
  joinCostCars,
  type CostContent,
} from './cost.codec.js'
