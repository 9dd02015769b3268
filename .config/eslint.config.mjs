// Rules that need no types; those that do are in oxlint.json, where the compiler's native port answers them.
import js from '@eslint/js'
import jsdoc from 'eslint-plugin-jsdoc'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'

const TESTS = ['**/test/**', '**/firefox/**', '**/bench/**', '**/e2e/**', '**/*.bench.ts']

export default ts.config(
  { ignores: ['**/dist/**', 'docs/api/**', '**/*.d.mts', 'node_modules/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strict, ...ts.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', { max: 12, variant: 'modified' }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Unions of string literals.' },
        {
          selector:
            'BinaryExpression[right.value=/^(Some|None|Left|Right)$/] > MemberExpression[property.name="_tag"]',
          message: 'fp-ts tells: isSome, isNone, isLeft, isRight.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text is shown as text.',
        },
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The security policy allows no style attribute from the server.',
        },
      ],
    },
  },
  {
    files: ['engine/src/**'],
    plugins: { jsdoc },
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'console',
        'window',
        'document',
        'localStorage',
        'location',
        'setTimeout',
        'fetch',
      ],
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          contexts: ['VariableDeclaration', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration'],
        },
      ],
      'jsdoc/check-param-names': ['error', { checkDestructured: false }],
    },
  },
  {
    files: ['**/*.machine.ts'],
    rules: { 'no-magic-numbers': 'error' },
  },
  {
    files: ['ui/src/**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.configs.strict],
    rules: {
      // The captions of a video are no track where there are none.
      'jsx-a11y-x/media-has-caption': ['error', { audio: [], video: [], track: ['Captions'] }],
    },
  },
  {
    files: ['ui/src/shell/ports/console-log.ts', 'docs/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-magic-numbers': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}', '*.config.ts', '**/*.config.ts', 'vitest.workspace.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
)
