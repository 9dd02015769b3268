// Addresses as countries write them.
import { describe, expect, test } from 'vitest'
import { none, some } from '../../src/shared/option.js'
import { labelCity, labelStreet } from '../../src/forms/lead/fields/postal-address.js'

const town = (city: string, postalCode: string, district?: string) => ({
  city,
  postalCode,
  district: district === undefined ? none : some(district),
})

describe('the line with the town', () => {
  test.each([
    ['GB', town('Maidenhead', 'SL6 4FL', 'Berkshire'), 'Maidenhead SL6 4FL'],
    ['GB', town('Manchester', 'M19ZZ'), 'Manchester M1 9ZZ'],
    ['GB', town('London', 'EC1A1BB'), 'London EC1A 1BB'],
    ['US', town('Boston', '02108', 'MA'), 'Boston, MA 02108'],
    ['US', town('Boston', '02108', ' '), 'Boston 02108'],
    ['DE', town('Berlin', '10115', 'Mitte'), '10115 Berlin'],
    ['SE', town('Stockholm', '11122'), '111 22 Stockholm'],
    ['SE', town('Stockholm', '111 22'), '111 22 Stockholm'],
    ['TR', town('İstanbul', '34710', 'Kadıköy'), '34710 Kadıköy/İstanbul'],
    ['TR', town('Ankara', '06420'), '06420 Ankara'],
    ['AE', town('دبي', '00000', 'القوز'), 'دبي'],
    ['constructor', town('Berlin', '10115'), '10115 Berlin'],
  ])('[E-T-65] in %s: %o is %s', (country, address, line) => {
    expect(labelCity(address, country)).toBe(line)
  })

  test('[F-FLAG-22] which of the two is first can be told, whatever the country writes', () => {
    expect(labelCity(town('Berlin', '10115'), 'DE', true)).toBe('Berlin 10115')
    expect(labelCity(town('Leeds', 'LS14AP'), 'GB', false)).toBe('LS1 4AP Leeds')
  })

  test('[E-T-65] what is not known leaves no trace', () => {
    expect(labelCity(town('', 'LS1 4AP'), 'GB')).toBe('LS1 4AP')
    expect(labelCity(town('Berlin', ' '), 'DE')).toBe('Berlin')
    expect(labelCity(town('', ''), 'US')).toBe('')
  })
})

test('[E-T-65] the number of a house by country', () => {
  expect(labelStreet('High Street', '12', 'GB')).toBe('12 High Street')
  expect(labelStreet('Main Street', '12', 'US')).toBe('12 Main Street')
  expect(labelStreet('Storgatan', '12b', 'SE')).toBe('Storgatan 12b')
  expect(labelStreet('High Street', '', 'GB')).toBe('High Street')
})
