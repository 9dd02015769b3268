import type { Markdown as MarkdownTree, MarkdownBlock, MarkdownInline } from '@evkit/engine/content'
import type { MarkdownLine as MarkdownLineTree } from '@evkit/engine/internal/content'
import { classNames } from '../../primitives/index.js'
import { Heading, Under } from './heading.js'
import { NewTabNote } from './new-tab-note.js'
import styles from './markdown.module.css'

type LinkNode = Extract<MarkdownInline, { readonly kind: 'link' }>

const Link = ({ node: { link, title, children } }: { readonly node: LinkNode }) => (
  <a
    href={link.href}
    target={link.target || undefined}
    rel={link.rel || undefined}
    title={title || undefined}
  >
    <MarkdownLine line={children} />
    {link.target === '' ? null : <NewTabNote />}
  </a>
)

const Inline = ({ node }: { readonly node: MarkdownInline }) => {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code className={styles['code']}>{node.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong>
          <MarkdownLine line={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <MarkdownLine line={node.children} />
        </em>
      )
    case 'sup':
    case 'sub': {
      const Tag = node.kind
      return (
        <Tag className={styles['raised']}>
          <MarkdownLine line={node.children} />
        </Tag>
      )
    }
    case 'link':
      return <Link node={node} />
  }
}

/** A text of one line, such as a label or a heading. */
export const MarkdownLine = ({ line }: { readonly line: MarkdownLineTree }) =>
  line.map((node, at) => <Inline key={at} node={node} />)

const List = ({ node }: { readonly node: Extract<MarkdownBlock, { readonly kind: 'list' }> }) => {
  const items = node.items.map((item, at) => (
    <li key={at}>
      <Blocks tree={item} />
    </li>
  ))
  return node.isOrdered ? (
    <ol className={styles['ordered']} start={node.start === 1 ? undefined : node.start}>
      {items}
    </ol>
  ) : (
    <ul className={styles['unordered']}>{items}</ul>
  )
}

const Block = ({ node }: { readonly node: MarkdownBlock }) => {
  switch (node.kind) {
    case 'paragraph':
      return (
        <p>
          <MarkdownLine line={node.children} />
        </p>
      )
    case 'heading':
      return (
        <Under by={node.depth - 1}>
          <Heading>
            <MarkdownLine line={node.children} />
          </Heading>
        </Under>
      )
    case 'list':
      return <List node={node} />
    case 'quote':
      return (
        <blockquote className={styles['quote']}>
          <Blocks tree={node.children} />
        </blockquote>
      )
  }
}

const Blocks = ({ tree }: { readonly tree: MarkdownTree }) =>
  tree.map((node, at) => <Block key={at} node={node} />)

/** A text with paragraphs, lists and headings; nothing where it is empty. Its headings are of the level of its place. */
export const Markdown = ({
  tree,
  className,
}: {
  readonly tree: MarkdownTree
  readonly className?: string | undefined
}) =>
  tree.length === 0 ? null : (
    <div className={classNames(styles['text'], className)} data-part="markdown">
      <Blocks tree={tree} />
    </div>
  )
