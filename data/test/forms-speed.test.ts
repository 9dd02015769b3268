// What makes many leads a second possible, counted: `npm run bench -- leads` holds how many there are, and how long each
// of them waits.
import { expect, test, vi } from 'vitest'
import { goodBody, key, post, readAll, serve } from './forms-kit.js'

const LEADS = 200

test('[E-F-44] leads that come together are checked one by one and share a commit', async () => {
  const served = await serve()
  const commits = vi.spyOn(served.opened.database.kysely, 'transaction')
  const answers = await Promise.all(
    Array.from({ length: LEADS }, async (_, at) =>
      post(served, goodBody({ email: `ada${at}@x.example` }), key(at)),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: LEADS }, () => 201))
  expect(await readAll(served)).toHaveLength(LEADS)
  expect(commits.mock.calls.length).toBeLessThan(LEADS / 50)
  await served.opened.store.close()
})
