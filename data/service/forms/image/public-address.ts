// Which addresses are anybody's: pictures are fetched from those only, never from inside.
import { BlockList, isIP, isIPv4 } from 'node:net'

// Two lists: in one, rules of version 6 would hold for addresses of version 4 as well.
const inside4 = new BlockList()
const inside6 = new BlockList()

const V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

// Of version 6 only addresses that are given out are anybody's, and of those not the ways into version 4.
const V6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

for (const [network, length] of V4) inside4.addSubnet(network, length, 'ipv4')
for (const [network, length] of V6) inside6.addSubnet(network, length, 'ipv6')

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Whether an address is one of the public network. */
export const isPublicAddress = (address: string): boolean => {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (isIP(plain) === 0) return false
  return isIPv4(plain) ? !inside4.check(plain, 'ipv4') : !inside6.check(plain, 'ipv6')
}
