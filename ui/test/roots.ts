// Files share one page: what a file has mounted goes when it ends.
import type { Root } from 'react-dom/client'

const mounted = new Set<Root>()

/** Notes a root that was mounted, and gives it back. */
export const mountedRoot = (root: Root): Root => {
  mounted.add(root)
  return root
}

/** Unmounts every root there is; one that is unmounted already stays so. */
export const unmountRoots = (): void => {
  for (const root of mounted) root.unmount()
  mounted.clear()
}
