// What an author is told of a form while it is made.
import type { LogEntry } from '@evkit/engine/shared'
import { describe, expect, test } from 'vitest'
import { reportFindings } from '../../src/shell/forms/report-findings.js'

const tell = async (configuration: unknown): Promise<readonly LogEntry[]> => {
  const logged: LogEntry[] = []
  await reportFindings({ configuration, purpose: 'CONTACT_REQUEST' }, (entry) => logged.push(entry))
  return logged
}

const withForm = (form: unknown) => ({ flexFormConfigurations: { CONTACT_REQUEST: form } })

describe('[F-CFG-57] what an author is told', () => {
  test('one line a finding', async () => {
    const logged = await tell(
      withForm({ ordr: [], main: { rows: [['Nope'], ['Email', 'Email']] } }),
    )
    expect(logged.map(({ code, text }) => [code, text])).toEqual([
      ['INVALID_KEY', 'ordr: ordr'],
      ['UNKNOWN_FIELD', 'main.rows[0][0]: Nope'],
      ['DUPLICATE_FIELD', 'main.rows[1][1]: Email'],
    ])
  })

  test.each([undefined, null, 'x', {}, { flexFormConfigurations: null }])(
    'of %j there is nothing to tell',
    async (configuration) => {
      expect(await tell(configuration)).toEqual([])
    },
  )
})
